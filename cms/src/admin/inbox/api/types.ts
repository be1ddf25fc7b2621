import type { Person } from '@beam/backend/src/inbox/api/wire-types.ts'

/** What the backend's inbox answers. The page knows no field of any form: labels and values come from there. */
export type * from '@beam/backend/src/inbox/api/wire-types.ts'
export type { InboxPermission } from '../../../inbox/inbox-permissions'

/** Answered by the content service, which knows the accounts of the panel. */
export interface Colleague extends Person {
  readonly forms: readonly string[]
}
