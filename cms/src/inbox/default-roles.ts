import { INBOX_FORMS, type InboxPermission } from './inbox-permissions.ts'

/** A role that a new database starts with. Administrators may change, rename or delete it. */
export interface DefaultRole {
  readonly name: string
  readonly code: string
  readonly description: string
  readonly forms: readonly string[]
  readonly actions: readonly InboxPermission[]
}

const ANSWERS: readonly InboxPermission[] = ['read', 'change', 'reveal', 'files']
const ANSWERS_AND_EXPORTS: readonly InboxPermission[] = [...ANSWERS, 'export']

/** The contact form is for all who answer: its topics belong to several of them. */
export const DEFAULT_ROLES: readonly DefaultRole[] = [
  {
    name: 'Support',
    code: 'inbox-support',
    description: 'Answers messages and installation requests.',
    forms: ['contact', 'installation', 'os-installation'],
    actions: ANSWERS,
  },
  {
    name: 'Sales',
    code: 'inbox-sales',
    description: 'Answers merchants and partners.',
    forms: ['contact', 'installation', 'os-installation', 'local-partner'],
    actions: ANSWERS_AND_EXPORTS,
  },
  {
    name: 'Investor relations',
    code: 'inbox-investor-relations',
    description: 'Answers investors.',
    forms: ['contact', 'investor'],
    actions: ANSWERS_AND_EXPORTS,
  },
  {
    name: 'Recruiting',
    code: 'inbox-recruiting',
    description: 'Answers applicants.',
    forms: ['contact', 'apply', 'career-apply'],
    actions: ANSWERS,
  },
  {
    name: 'Data protection',
    code: 'inbox-data-protection',
    description: 'Answers requests for access and erasure, and reads the audit log.',
    forms: INBOX_FORMS.map(({ name }) => name),
    actions: ['read', 'reveal', 'files', 'export', 'erase', 'audit'],
  },
]
