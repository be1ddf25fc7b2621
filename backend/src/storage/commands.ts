import type { Kysely } from 'kysely'
import { createAcceptSubmission } from './commands/accept-submission.ts'
import { recordConsent } from './commands/consents.ts'
import { countEverything } from './commands/counts.ts'
import { listDataKeyIds } from './commands/data-key-ids.ts'
import { listFormVersions, readFormVersion, saveFormVersions } from './commands/form-versions.ts'
import { readValue, writeValue } from './commands/key-value.ts'
import {
  createLeaseDeliveries,
  listUndelivered,
  retryDeliveries,
  completeDelivery,
} from './commands/outbox.ts'
import { countDue, findPerson, deleteExpired, deleteDue, deleteSubmissions } from './commands/deletion.ts'
import {
  listSubmissions,
  markHandled,
  readFiles,
  readSubmission,
  releaseSubmission,
  setDueDay,
} from './commands/submissions.ts'
import { createConsumeRateLimit } from './commands/rate-limits.ts'
import { encryptFile, listUnencryptedFiles } from './commands/unencrypted-files.ts'
import type { StorageDialect } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Every command that runs on the database. Each runs in one transaction. */
export type Commands = ReturnType<typeof createCommands>

/** The commands for one kind of database. */
export function createCommands(dialect: StorageDialect) {
  return {
    acceptSubmission: createAcceptSubmission(dialect),
    leaseDeliveries: createLeaseDeliveries(dialect),
    consumeRateLimit: createConsumeRateLimit(dialect),
    recordConsent,
    saveFormVersions,
    readFormVersion,
    listFormVersions,
    listSubmissions,
    readSubmission,
    readFiles,
    listDataKeyIds,
    listUnencryptedFiles,
    encryptFile,
    markHandled,
    releaseSubmission,
    setDueDay,
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
    checkWritable,
  }
}

/** These only read: they need no write lock, and run while another process writes. */
export const READ_COMMANDS: ReadonlySet<string> = new Set([
  'readFormVersion',
  'listSubmissions',
  'readSubmission',
  'readFiles',
  'listDataKeyIds',
  'listUnencryptedFiles',
  'listUndelivered',
  'countDue',
  'findPerson',
  'listFormVersions',
  'countEverything',
  'readValue',
] satisfies (keyof Commands)[])

/** Each of these writes with one statement, which is a transaction of its own unless one is open. */
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
] satisfies (keyof Commands)[])

/** Writes nothing, but succeeds only where something could be written. */
async function checkWritable(_db: Kysely<Tables>, _input: null): Promise<void> {}
