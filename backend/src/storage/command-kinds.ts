import type { CommandName } from './storage.ts'

/**
 * What a command needs. A read needs no write lock and runs while another process writes; a single statement is a
 * transaction of its own unless one is open; any other command runs in a transaction.
 *
 * Apart from the commands themselves: the site's main thread, which only passes calls on to the thread of SQLite, need
 * not load them and what builds their queries.
 */
const COMMAND_KINDS: Readonly<Record<CommandName, CommandKind>> = {
  acceptSubmission: 'single statement',
  leaseDeliveries: 'single statement',
  consumeRateLimit: 'single statement',
  recordConsent: 'single statement',
  saveFormVersions: 'single statement',
  readFormVersion: 'read',
  listFormVersions: 'read',
  listFormNames: 'read',
  readSubmission: 'read',
  readFiles: 'read',
  listDataKeyUses: 'read',
  listUnencryptedFiles: 'read',
  encryptFile: 'single statement',
  setDueDay: 'transaction',
  completeDelivery: 'single statement',
  listUndelivered: 'read',
  retryDeliveries: 'transaction',
  listDeliveries: 'read',
  retryDelivery: 'transaction',
  listInbox: 'read',
  countInbox: 'read',
  countMatching: 'read',
  changeSubmission: 'transaction',
  addNote: 'transaction',
  listNotes: 'read',
  addReply: 'transaction',
  listReplies: 'read',
  readReply: 'read',
  listTemplates: 'read',
  saveTemplate: 'transaction',
  deleteTemplate: 'transaction',
  appendAudit: 'single statement',
  listAudit: 'read',
  hasAuditEntry: 'read',
  listStaff: 'read',
  consumeNonce: 'single statement',
  listUnindexed: 'read',
  saveNames: 'transaction',
  recordErasures: 'transaction',
  listErasures: 'read',
  readStatistics: 'read',
  findPerson: 'read',
  deleteSubmissions: 'transaction',
  deleteDue: 'transaction',
  countDue: 'read',
  deleteExpired: 'transaction',
  countBacklog: 'read',
  readValue: 'read',
  writeValue: 'single statement',
  checkWritable: 'transaction',
}

type CommandKind = 'read' | 'single statement' | 'transaction'

export const COMMAND_NAMES = Object.keys(COMMAND_KINDS) as readonly CommandName[]

export const READ_COMMANDS = ofKind('read')

export const SINGLE_STATEMENT_WRITES = ofKind('single statement')

function ofKind(kind: CommandKind): ReadonlySet<string> {
  return new Set(COMMAND_NAMES.filter((name) => COMMAND_KINDS[name] === kind))
}
