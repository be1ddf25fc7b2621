import type { Kysely } from 'kysely'
import { acceptSubmission } from './commands/accept-submission.ts'
import { recordConsent } from './commands/consents.ts'
import { countEverything } from './commands/counts.ts'
import { listForms, readFormVersion, rememberForms } from './commands/form-versions.ts'
import { readNote, writeNote } from './commands/key-value.ts'
import { leaseDeliveries, listUndelivered, retryDeliveries, settleDelivery } from './commands/outbox.ts'
import { countDue, findPerson, forgetSpent, removeDue, removeSubmissions } from './commands/deletion.ts'
import {
  listSubmissions,
  markHandled,
  readFiles,
  readSubmission,
  releaseSubmission,
  setDueDay,
} from './commands/submissions.ts'
import { takeTurn } from './commands/rate-limits.ts'
import { encryptFile, listUnencryptedFiles } from './commands/unencrypted-files.ts'
import type { Tables } from './tables.ts'

/** Everything that is ever done to the database, the same for SQLite and PostgreSQL. Each runs in one transaction. */
export const commands = {
  acceptSubmission,
  recordConsent,
  rememberForms,
  readFormVersion,
  listForms,
  listSubmissions,
  readSubmission,
  readFiles,
  listUnencryptedFiles,
  encryptFile,
  markHandled,
  releaseSubmission,
  setDueDay,
  leaseDeliveries,
  settleDelivery,
  listUndelivered,
  retryDeliveries,
  findPerson,
  removeSubmissions,
  removeDue,
  countDue,
  forgetSpent,
  countEverything,
  readNote,
  writeNote,
  takeTurn,
  touch,
}

/** These only read: they need no turn at writing, and go on while somebody else writes. */
export const READS: ReadonlySet<string> = new Set([
  'readFormVersion',
  'listSubmissions',
  'readSubmission',
  'readFiles',
  'listUnencryptedFiles',
  'listUndelivered',
  'countDue',
  'findPerson',
  'listForms',
  'countEverything',
  'readNote',
] satisfies (keyof typeof commands)[])

/** Each of these writes with one statement, which is a transaction of its own where nobody began another. */
export const SINGLE_WRITES: ReadonlySet<string> = new Set([
  'acceptSubmission',
  'recordConsent',
  'rememberForms',
  'writeNote',
  'markHandled',
  'setDueDay',
  'encryptFile',
  'leaseDeliveries',
  'settleDelivery',
  'takeTurn',
] satisfies (keyof typeof commands)[])

/** Writes nothing, but only where something could be written. */
async function touch(_db: Kysely<Tables>, _input: null): Promise<void> {}
