import type { InboxPermission } from './inbox-permissions.ts'

/** Operations of the backend that respond with JSON, and the action that each requires for at least one form. */
export const OPERATIONS = {
  describe: 'read',
  counts: 'read',
  list: 'read',
  show: 'read',
  reveal: 'reveal',
  change: 'change',
  bulk: 'change',
  release: 'change',
  note: 'change',
  reply: 'change',
  answered: 'change',
  retry: 'change',
  'erase-preview': 'erase',
  erase: 'erase',
  figures: 'read',
  audit: 'audit',
  templates: 'read',
  'save-template': 'change',
  'delete-template': 'change',
} as const satisfies Record<string, InboxPermission>

/** Operations that respond with a file. */
export const DOWNLOADS = {
  file: 'files',
  export: 'export',
  'audit-export': 'audit',
} as const satisfies Record<string, InboxPermission>

export type Operation = keyof typeof OPERATIONS | keyof typeof DOWNLOADS
