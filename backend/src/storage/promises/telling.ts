import { expect, test } from 'vitest'
import type { Storage } from '../storage.ts'
import { leaseAll } from './lease-all.ts'
import { DAY_MS, NOW, someSubmission } from './some-submission.ts'

/** Staff are told of each submission, and by one process at a time. */
export function promiseTelling(open: () => Promise<Storage>): void {
  test('a delivery that is leased is nobody else’s until the lease ends', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const [mine, theirs] = await Promise.all([leaseAll(storage), leaseAll(storage)])
    expect(mine.length + theirs.length).toBe(2)
    expect(await leaseAll(storage, { now: NOW + 59_999 })).toEqual([])
    const again = await leaseAll(storage, { now: NOW + 60_000, until: NOW + DAY_MS })
    expect(again.map(({ attempts }) => attempts)).toEqual([1, 1])
    expect(again.map(({ id }) => id).toSorted()).toEqual([...mine, ...theirs].map(({ id }) => id).toSorted())
  })

  test('a delivery is leased by its own kind alone', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const asked = { now: NOW, until: NOW + 60_000, limit: 100 }
    expect(await storage.leaseDeliveries({ ...asked, kind: 'webhook' })).toEqual([])
    expect(await storage.leaseDeliveries({ ...asked, kind: 'staff-mail' })).toMatchObject([
      { kind: 'staff-mail', attempts: 0 },
    ])
  })

  test('what is done is not leased again; what failed is, when its time comes', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const [one, two] = await leaseAll(storage)
    await storage.settleDelivery({ seq: one!.seq, state: 'done', nextAt: NOW, failure: null })
    await storage.settleDelivery({
      seq: two!.seq,
      state: 'waiting',
      nextAt: NOW + 10_000,
      failure: 'smtp 450',
    })
    expect(await leaseAll(storage, { now: NOW + 9_999 })).toEqual([])
    expect(await storage.listUndelivered({ limit: 9 })).toMatchObject([{ id: two!.id, failure: 'smtp 450' }])
    expect(await leaseAll(storage, { now: NOW + 10_000 })).toMatchObject([{ id: two!.id }])
  })

  test('dead deliveries stay listed and can be given a new start', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    for (const { seq } of await leaseAll(storage)) {
      await storage.settleDelivery({ seq, state: 'dead', nextAt: NOW, failure: 'smtp 550' })
    }
    expect(await storage.countEverything(null)).toEqual({ quarantined: 0, outboxWaiting: 0, outboxDead: 2 })
    expect(await storage.retryDeliveries({ now: NOW + DAY_MS })).toBe(2)
    expect(await leaseAll(storage, { now: NOW + DAY_MS })).toHaveLength(2)
  })

  test('a quarantined submission tells nobody until it is released', async () => {
    const storage = await open()
    const submission = someSubmission({ status: 'quarantined', reasons: ['trap-filled'] })
    await storage.acceptSubmission(submission)
    expect(await leaseAll(storage)).toEqual([])
    expect(await storage.countEverything(null)).toEqual({ quarantined: 1, outboxWaiting: 0, outboxDead: 0 })
    expect(await storage.markHandled({ id: submission.id })).toBe(false)
    expect(await storage.releaseSubmission({ id: submission.id, now: NOW })).toBe(true)
    expect(await storage.releaseSubmission({ id: submission.id, now: NOW })).toBe(false)
    expect(await leaseAll(storage)).toHaveLength(2)
    expect(await storage.markHandled({ id: submission.id })).toBe(true)
  })
}
