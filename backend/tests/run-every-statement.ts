import type { Kysely } from 'kysely'
import type { Commands } from '../src/storage/commands.ts'
import { exampleAudit, exampleFile, exampleSubmission } from './storage-contract/example-submission.ts'
import type { Tables } from '../src/storage/tables.ts'

/**
 * For tests: asks an empty database everything that is asked on a submission's way in, out and away, so that somebody
 * can look at each statement. Lists of staff stand apart: they read in the order of arrival, page by page.
 */
export async function runEveryStatement(db: Kysely<Tables>, commands: Commands): Promise<void> {
  const first = exampleSubmission({ files: [exampleFile(), exampleFile(undefined, { keyId: null })] })
  const now = first.receivedAt
  await commands.consumeRateLimit(db, { key: 'client', quotas: [{ count: 9, windowMs: 60_000 }], now })
  await commands.acceptSubmission(db, first)
  await commands.acceptSubmission(db, exampleSubmission({ idempotency: first.idempotency }))
  await commands.recordConsent(db, { notice: 'n', choice: 'accepted', chosenAt: '', receivedAt: now })
  await runOutboxStatements(db, commands, now)
  await commands.readSubmission(db, first.reference)
  await commands.readFiles(db, { id: first.id })
  const [plain] = await commands.listUnencryptedFiles(db, { limit: 9 })
  await commands.encryptFile(db, { seq: plain?.seq ?? 0, keyId: 'key', content: new Uint8Array(9) })
  await commands.countBacklog(db, null)
  await runStaffStatements(db, commands, first.id)
  await quarantineAndRelease(db, commands, now)
  await commands.setDueDay(db, { id: first.id, dueOn: '2030-01-01', audit: exampleAudit() })
  await commands.countDue(db, { day: '2030-01-01' })
  await commands.deleteDue(db, { day: '2030-01-01', limit: 9 })
  const found = await commands.findPerson(db, { emailHash: first.addresses[0] ?? '' })
  await commands.deleteSubmissions(db, found)
  await commands.deleteExpired(db, { now, deliveredBefore: now, auditBefore: now, limit: 9 })
}

async function runOutboxStatements(db: Kysely<Tables>, commands: Commands, now: number): Promise<void> {
  const lease = { kind: 'staff-mail', now, until: now + 60_000, latest: now + 7_200_000, limit: 9 } as const
  const [one] = await commands.leaseDeliveries(db, lease)
  if (!one) throw new Error('Nothing was to be delivered.')
  await commands.completeDelivery(db, {
    seq: one.seq,
    state: 'done',
    attempts: 1,
    nextAt: now,
    failure: null,
  })
  await commands.listUndelivered(db, { limit: 9 })
  await commands.retryDeliveries(db, { now })
}

async function runStaffStatements(db: Kysely<Tables>, commands: Commands, id: string): Promise<void> {
  const change = {
    id,
    version: 0,
    from: ['new'],
    status: 'in-progress',
    now: 1,
    audit: [exampleAudit()],
  } as const
  await commands.changeSubmission(db, change)
  const text = { id: 'note', author: { id: '1', name: 'Ana' }, at: 1, content: 'encrypted' }
  await commands.addNote(db, { submissionId: id, note: text, audit: exampleAudit() })
  await commands.addReply(db, {
    change: { ...change, version: 1, from: ['in-progress'], status: 'handled' },
    reply: { ...text, id: 'reply' },
  })
  await commands.listNotes(db, { id })
  await commands.listReplies(db, { id })
  await commands.readReply(db, { id: 'reply' })
  await commands.listDeliveries(db, { id })
  await commands.consumeNonce(db, { nonce: 'once', expiresAt: 1 })
  await commands.hasAuditEntry(db, { id: 'access' })
}

async function quarantineAndRelease(db: Kysely<Tables>, commands: Commands, now: number): Promise<void> {
  const doubtful = exampleSubmission({ status: 'quarantined', reasons: ['trap-filled'] })
  await commands.acceptSubmission(db, doubtful)
  await commands.changeSubmission(db, {
    id: doubtful.id,
    version: 0,
    from: ['quarantined'],
    status: 'new',
    now,
    audit: [],
  })
}
