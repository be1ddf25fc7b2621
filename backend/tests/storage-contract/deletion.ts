import { expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { leaseAll } from './lease-all.ts'
import { DAY_MS, NOW, exampleAudit, exampleFile, exampleSubmission } from './example-submission.ts'
import { listStored } from '../../testing/list-stored.ts'

/** Deletion removes what it should, and nothing else. */
export function describeDeletion(open: () => Promise<Storage>): void {
  test('a person is removed with files, deliveries and keys; others stay', async () => {
    const storage = await open()
    const theirs = exampleSubmission({ addresses: ['hash-of-ana', 'hash-of-shop'], files: [exampleFile()] })
    const other = exampleSubmission({ addresses: ['hash-of-rui'] })
    await storage.acceptSubmission(theirs)
    await storage.acceptSubmission(other)
    const found = await storage.findPerson({ emailHash: 'hash-of-shop' })
    expect(found.map(({ id }) => id)).toEqual([theirs.id])
    expect(await storage.deleteSubmissions(found)).toEqual({
      submissions: 1,
      files: 1,
      deliveries: 2,
      notes: 0,
      replies: 0,
      references: [theirs.reference],
    })
    expect(await storage.readFiles({ id: theirs.id })).toEqual([])
    expect(await storage.checkpointAndVacuum()).toBe(true)
    expect(await listStored(storage)).toMatchObject([{ id: other.id }])
    const repeated = exampleSubmission({ idempotency: theirs.idempotency })
    expect((await storage.acceptSubmission(repeated)).kind).toBe('stored')
  })

  test('submissions are deleted on their day, not before', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission({ dueOn: '2031-11-20' }))
    await storage.acceptSubmission(exampleSubmission({ dueOn: null }))
    expect(await storage.countDue({ day: '2031-11-19' })).toBe(0)
    expect((await storage.deleteDue({ day: '2031-11-19', limit: 9 })).submissions).toBe(0)
    expect(await storage.countDue({ day: '2031-11-20' })).toBe(1)
    expect((await storage.deleteDue({ day: '2031-11-20', limit: 9 })).submissions).toBe(1)
    const [left] = await listStored(storage)
    expect(await storage.setDueDay({ id: left!.id, dueOn: '2032-01-01', audit: exampleAudit() })).toBe(true)
    expect((await storage.deleteDue({ day: '2032-01-01', limit: 9 })).submissions).toBe(1)
  })

  test('expired keys and old deliveries are deleted, waiting ones never', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission())
    const [one] = await leaseAll(storage)
    await storage.completeDelivery({ seq: one!.seq, state: 'done', attempts: 1, nextAt: NOW, failure: null })
    const expired = { now: NOW + DAY_MS, deliveredBefore: NOW + DAY_MS, auditBefore: 0, limit: 1 }
    expect(await storage.deleteExpired(expired)).toBe(2)
    expect(await storage.deleteExpired(expired)).toBe(0)
    expect((await storage.countBacklog(null)).outboxWaiting).toBe(1)
  })
}
