import { normalizeLine } from '@beam/forms/engine/normalize-text.ts'
import { emailHash } from '../submissions/email-hash.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { reject, type RejectedOperation } from './rejected-operation.ts'

/** What forms accept as an address, which is more than mail can be sent to. */
const EMAIL = /^[^\s@]+@[^\s@]+$/u

/** Whether the role allows erasures in any form. */
export function mayEraseSomewhere({ permissions }: Actor): boolean {
  return permissions === 'all' || (permissions.erase ?? []).length > 0
}

/** The keyed hash under which submissions of an address are found. A rejection when it is none. */
export function hashOf({ keys }: InboxContext, email: string): string | RejectedOperation {
  const normalized = normalizeLine(email)
  return EMAIL.test(normalized)
    ? emailHash(keys, normalized)
    : reject('invalid', 'Give one email address, e.g. name@example.com.')
}
