import { createAcceptSubmission } from './commands/accept-submission.ts'
import { appendAudit, hasAuditEntry, listAudit, listStaff } from './commands/audit-log.ts'
import { changeSubmission } from './commands/change-submission.ts'
import { recordConsent } from './commands/record-consent.ts'
import { countBacklog } from './commands/count-backlog.ts'
import { listDataKeyUses } from './commands/data-key-uses.ts'
import { listErasures, recordErasures } from './commands/erasures.ts'
import { readStatistics } from './commands/read-statistics.ts'
import { countInbox, countMatching, listInbox } from './commands/inbox.ts'
import {
  listFormNames,
  listFormVersions,
  readFormVersion,
  saveFormVersions,
} from './commands/form-versions.ts'
import { readValue, writeValue } from './commands/key-value.ts'
import { listDeliveries, listUndelivered, retryDeliveries, retryDelivery } from './commands/deliveries.ts'
import { completeDelivery, createLeaseDeliveries } from './commands/outbox.ts'
import { countDue, findPerson, deleteExpired, deleteDue, deleteSubmissions } from './commands/deletion.ts'
import { readFiles, readSubmission, setDueDay } from './commands/submissions.ts'
import { deleteTemplate, listTemplates, saveTemplate } from './commands/reply-templates.ts'
import { consumeNonce } from './commands/consume-nonce.ts'
import { addNote, addReply, listNotes, listReplies, readReply } from './commands/staff-notes.ts'
import { listUnindexed, saveNames } from './commands/submission-names.ts'
import { createConsumeRateLimit } from './commands/consume-rate-limit.ts'
import { encryptFile, listUnencryptedFiles } from './commands/unencrypted-files.ts'
import type { StorageDialect } from './dialect.ts'

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
    listFormNames,
    readSubmission,
    readFiles,
    listDataKeyUses,
    listUnencryptedFiles,
    encryptFile,
    setDueDay,
    completeDelivery,
    listUndelivered,
    retryDeliveries,
    listDeliveries,
    retryDelivery,
    listInbox,
    countInbox,
    countMatching,
    changeSubmission,
    addNote,
    listNotes,
    addReply,
    listReplies,
    readReply,
    listTemplates,
    saveTemplate,
    deleteTemplate,
    appendAudit,
    listAudit,
    hasAuditEntry,
    listStaff,
    consumeNonce,
    listUnindexed,
    saveNames,
    recordErasures,
    listErasures,
    readStatistics,
    findPerson,
    deleteSubmissions,
    deleteDue,
    countDue,
    deleteExpired,
    countBacklog,
    readValue,
    writeValue,
    checkWritable: dialect.checkWritable,
  }
}
