import { expect, test } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { leaseAll } from './lease-all.ts'
import { DAY_MS, NOW, exampleSubmission } from './example-submission.ts'
import { releaseStored } from '../../testing/release-stored.ts'

/** Each delivery is leased by one process at a time. */
export function describeDeliveries(open: () => Promise<Storage>): void {
  test('a delivery that is leased is nobody else’s until the lease ends', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission())
    const [mine, theirs] = await Promise.all([leaseAll(storage), leaseAll(storage)])
    expect(mine.length + theirs.length).toBe(2)
    expect(await leaseAll(storage, { now: NOW + 59_999 })).toEqual([])
    const repeated = await leaseAll(storage, { now: NOW + 60_000, until: NOW + DAY_MS })
    expect(repeated.map(({ attempts }) => attempts)).toEqual([1, 1])
    expect(repeated.map(({ id }) => id).toSorted()).toEqual(
      [...mine, ...theirs].map(({ id }) => id).toSorted(),
    )
  })

  test('a delivery is leased by its own kind alone', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission())
    const lease = { now: NOW, until: NOW + 60_000, latest: NOW + DAY_MS, limit: 100 }
    expect(await storage.leaseDeliveries({ ...lease, kind: 'webhook' })).toEqual([])
    expect(await storage.leaseDeliveries({ ...lease, kind: 'staff-mail' })).toMatchObject([
      { kind: 'staff-mail', attempts: 0 },
    ])
  })

  test('what is done is not leased again; what failed is, when its time comes', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission())
    const [one, two] = await leaseAll(storage)
    await storage.completeDelivery({ seq: one!.seq, state: 'done', attempts: 1, nextAt: NOW, failure: null })
    await storage.completeDelivery({
      seq: two!.seq,
      state: 'waiting',
      attempts: 1,
      nextAt: NOW + 10_000,
      failure: 'smtp 450',
    })
    expect(await leaseAll(storage, { now: NOW + 9_999 })).toEqual([])
    expect(await storage.listUndelivered({ limit: 9 })).toMatchObject([{ id: two!.id, failure: 'smtp 450' }])
    expect(await leaseAll(storage, { now: NOW + 10_000 })).toMatchObject([{ id: two!.id }])
  })

  test.each([-10, 10])(
    'T86: after the clock was set by %i days, leases end and what waits is due',
    async (days) => {
      const storage = await open()
      const now = NOW + days * DAY_MS
      await storage.acceptSubmission(exampleSubmission())
      const [failed, leased] = await leaseAll(storage)
      const retry = { seq: failed!.seq, state: 'waiting', attempts: 1, nextAt: NOW + 3_600_000 } as const
      await storage.completeDelivery({ ...retry, failure: 'smtp 450' })
      const due = await leaseAll(storage, { now, until: now + 60_000 })
      expect(due.map(({ seq }) => seq).toSorted()).toEqual([failed!.seq, leased!.seq].toSorted())
      expect(await leaseAll(storage, { now: now + 59_999, until: now + DAY_MS })).toEqual([])
      expect(await leaseAll(storage, { now: now + 60_000, until: now + 120_000 })).toHaveLength(2)
    },
  )

  test('T86: what was stored before the clock was set back is delivered, and its attempts are counted on', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission({ receivedAt: NOW + 10 * DAY_MS }))
    const [first] = await leaseAll(storage)
    expect(first).toMatchObject({ attempts: 0 })
    const postponed = { state: 'waiting', attempts: 0, nextAt: NOW, failure: null } as const
    await storage.completeDelivery({ seq: first!.seq, ...postponed })
    const repeated = await leaseAll(storage)
    expect(repeated).toMatchObject([{ seq: first!.seq, attempts: 0 }])
  })

  test('dead deliveries stay listed and can be given a new start', async () => {
    const storage = await open()
    await storage.acceptSubmission(exampleSubmission())
    for (const { seq } of await leaseAll(storage)) {
      await storage.completeDelivery({ seq, state: 'dead', attempts: 1, nextAt: NOW, failure: 'smtp 550' })
    }
    expect(await storage.countBacklog(null)).toEqual({ quarantined: 0, outboxWaiting: 0, outboxDead: 2 })
    expect(await storage.retryDeliveries({ now: NOW + DAY_MS })).toBe(2)
    expect(await leaseAll(storage, { now: NOW + DAY_MS })).toHaveLength(2)
  })

  test('a quarantined submission notifies nobody until it is released', async () => {
    const storage = await open()
    const submission = exampleSubmission({ status: 'quarantined', reasons: ['trap-filled'] })
    await storage.acceptSubmission(submission)
    expect(await leaseAll(storage)).toEqual([])
    expect(await storage.countBacklog(null)).toEqual({ quarantined: 1, outboxWaiting: 0, outboxDead: 0 })
    expect(await releaseStored(storage, { id: submission.id, now: NOW })).toBe(true)
    expect(await releaseStored(storage, { id: submission.id, now: NOW })).toBe(false)
    expect(await leaseAll(storage)).toHaveLength(2)
  })
}
