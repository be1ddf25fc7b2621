import type { Kysely } from 'kysely'
import { commands } from '../src/storage/commands.ts'
import { someFile, someSubmission } from './storage-contract/example-submission.ts'
import type { Tables } from '../src/storage/tables.ts'

/**
 * For tests: asks an empty database everything that is asked on a submission's way in, out and away, so that somebody
 * can look at each statement. Lists of staff stand apart: they read in the order of arrival, page by page.
 */
export async function walkEveryPath(db: Kysely<Tables>): Promise<void> {
  const first = someSubmission({ files: [someFile(), someFile(undefined, { keyId: null })] })
  const now = first.receivedAt
  await commands.takeTurn(db, { key: 'client', allowances: [{ count: 9, windowMs: 60_000 }], now })
  await commands.acceptSubmission(db, first)
  await commands.acceptSubmission(db, someSubmission({ claim: first.claim }))
  await commands.recordConsent(db, { notice: 'n', choice: 'accepted', chosenAt: '', receivedAt: now })
  await walkTheOutbox(db, now)
  await commands.readSubmission(db, first.reference)
  await commands.readFiles(db, { id: first.id })
  const [plain] = await commands.listUnencryptedFiles(db, { limit: 9 })
  await commands.encryptFile(db, { seq: plain?.seq ?? 0, keyId: 'key', content: new Uint8Array(9) })
  await commands.countEverything(db, null)
  await commands.markHandled(db, { id: first.id })
  await quarantineAndRelease(db, now)
  await commands.setDueDay(db, { id: first.id, dueOn: '2030-01-01' })
  await commands.countDue(db, { day: '2030-01-01' })
  await commands.removeDue(db, { day: '2030-01-01', limit: 9 })
  const found = await commands.findPerson(db, { addressHash: first.addresses[0] ?? '' })
  await commands.removeSubmissions(db, found)
  await commands.forgetSpent(db, { now, deliveredBefore: now, limit: 9 })
}

async function walkTheOutbox(db: Kysely<Tables>, now: number): Promise<void> {
  const lease = { kind: 'staff-mail', now, until: now + 60_000, latest: now + 7_200_000, limit: 9 } as const
  const [one] = await commands.leaseDeliveries(db, lease)
  if (!one) throw new Error('Nothing was to be delivered.')
  await commands.settleDelivery(db, { seq: one.seq, state: 'done', attempts: 1, nextAt: now, failure: null })
  await commands.listUndelivered(db, { limit: 9 })
  await commands.retryDeliveries(db, { now })
}

async function quarantineAndRelease(db: Kysely<Tables>, now: number): Promise<void> {
  const doubtful = someSubmission({ status: 'quarantined', reasons: ['trap-filled'] })
  await commands.acceptSubmission(db, doubtful)
  await commands.releaseSubmission(db, { id: doubtful.id, now })
}
