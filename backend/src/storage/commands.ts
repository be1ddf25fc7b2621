import type { Kysely } from 'kysely'
import { acceptSubmission } from './commands/accept-submission.ts'
import { recordConsent } from './commands/consents.ts'
import { countEverything } from './commands/counts.ts'
import { listFormVersions, readFormVersion, saveFormVersions } from './commands/form-versions.ts'
import { readValue, writeValue } from './commands/key-value.ts'
import { leaseDeliveries, listUndelivered, retryDeliveries, completeDelivery } from './commands/outbox.ts'
import { countDue, findPerson, deleteExpired, deleteDue, deleteSubmissions } from './commands/deletion.ts'
import {
  listSubmissions,
  markHandled,
  readFiles,
  readSubmission,
  releaseSubmission,
  setDueDay,
} from './commands/submissions.ts'
import { consumeRateLimit } from './commands/rate-limits.ts'
import { encryptFile, listUnencryptedFiles } from './commands/unencrypted-files.ts'
import type { Tables } from './tables.ts'

/** Everything that is ever done to the database, the same for SQLite and PostgreSQL. Each runs in one transaction. */
export const commands = {
  acceptSubmission,
  recordConsent,
  saveFormVersions,
  readFormVersion,
  listFormVersions,
  listSubmissions,
  readSubmission,
  readFiles,
  listUnencryptedFiles,
  encryptFile,
  markHandled,
  releaseSubmission,
  setDueDay,
  leaseDeliveries,
  completeDelivery,
  listUndelivered,
  retryDeliveries,
  findPerson,
  deleteSubmissions,
  deleteDue,
  countDue,
  deleteExpired,
  countEverything,
  readValue,
  writeValue,
  consumeRateLimit,
  checkWritable,
}

/** These only read: they need no turn at writing, and go on while somebody else writes. */
export const READ_COMMANDS: ReadonlySet<string> = new Set([
  'readFormVersion',
  'listSubmissions',
  'readSubmission',
  'readFiles',
  'listUnencryptedFiles',
  'listUndelivered',
  'countDue',
  'findPerson',
  'listFormVersions',
  'countEverything',
  'readValue',
] satisfies (keyof typeof commands)[])

/** Each of these writes with one statement, which is a transaction of its own where nobody began another. */
export const SINGLE_STATEMENT_WRITES: ReadonlySet<string> = new Set([
  'acceptSubmission',
  'recordConsent',
  'saveFormVersions',
  'writeValue',
  'markHandled',
  'setDueDay',
  'encryptFile',
  'leaseDeliveries',
  'completeDelivery',
  'consumeRateLimit',
] satisfies (keyof typeof commands)[])

/** Writes nothing, but only where something could be written. */
async function checkWritable(_db: Kysely<Tables>, _input: null): Promise<void> {}
