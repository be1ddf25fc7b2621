import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Delivery, DeliveryOutcome } from '../storage/commands/outbox.ts'
import type { Storage } from '../storage/storage.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { createOutbox } from './create-outbox.ts'
import type { DeliveryResult } from './delivery-context.ts'

const NOW = Date.UTC(2026, 10, 20)

function delivery(changes: Partial<Delivery> = {}): Delivery {
  return { seq: 1, id: 'one', kind: 'staff-mail', submissionId: 's', attempts: 0, ...changes }
}

/** Runs an outbox until it has completed what was due. */
async function complete(due: readonly Delivery[], delivered: DeliveryResult) {
  const outcomes: DeliveryOutcome[] = []
  const log = createTestLog()
  let waiting = [...due]
  const storage = {
    leaseDeliveries: async () => waiting.splice(0, 10),
    completeDelivery: async (outcome: DeliveryOutcome) => void outcomes.push(outcome),
  } as unknown as Storage
  const outbox = createOutbox({
    kind: due[0]?.kind ?? 'staff-mail',
    storage,
    deliver: async () => delivered,
    log,
    now: () => NOW,
    random: () => 0.5,
  })
  onTestFinished(() => outbox.close())
  await expect.poll(() => outcomes.length).toBe(due.length)
  waiting = []
  return { outcomes, log, outbox }
}

test('a sent delivery is done', async () => {
  const { outcomes } = await complete([delivery()], { kind: 'sent' })
  expect(outcomes).toEqual([{ seq: 1, state: 'done', attempts: 1, nextAt: NOW, failure: null }])
})

test('a failed delivery waits longer each time', async () => {
  const failed = { kind: 'failed', failure: 'smtp 450', permanent: false } as const
  const { outcomes } = await complete([delivery(), delivery({ seq: 2, attempts: 3 })], failed)
  expect(outcomes).toEqual([
    { seq: 1, state: 'waiting', attempts: 1, nextAt: NOW + 10_000, failure: 'smtp 450' },
    { seq: 2, state: 'waiting', attempts: 4, nextAt: NOW + 80_000, failure: 'smtp 450' },
  ])
})

test('T61: after three days of attempts a delivery is dead, which is logged', async () => {
  const old = delivery({ attempts: 80 })
  const { outcomes, log } = await complete([old], { kind: 'failed', failure: 'smtp 450', permanent: false })
  expect(outcomes).toMatchObject([{ state: 'dead' }])
  expect(log.lines).toMatchObject([
    { level: 'error', event: 'delivery-dead', id: 'one', failure: 'smtp 450' },
  ])
})

test('a permanent rejection ends a confirmation at once; mail to staff is retried, because their address can be corrected', async () => {
  const refused = { kind: 'failed', failure: 'smtp 550', permanent: true } as const
  const confirmation = await complete([delivery({ kind: 'confirmation-mail' })], refused)
  const staff = await complete([delivery({ seq: 2 })], refused)
  expect(confirmation.outcomes).toMatchObject([{ state: 'dead' }])
  expect(staff.outcomes).toMatchObject([{ state: 'waiting' }])
})

test('a delivery that need not be sent is skipped with its reason', async () => {
  const { outcomes } = await complete([delivery()], { kind: 'skipped', failure: 'submission removed' })
  expect(outcomes).toEqual([
    { seq: 1, state: 'skipped', attempts: 1, nextAt: NOW, failure: 'submission removed' },
  ])
})

test('closing waits for what is being sent', async () => {
  let sending = false
  const order: string[] = []
  const storage = {
    leaseDeliveries: async () => (sending ? [] : [delivery()]),
    completeDelivery: async () => void order.push('completed'),
  } as unknown as Storage
  const outbox = createOutbox({
    kind: 'staff-mail',
    storage,
    async deliver() {
      sending = true
      await pause(50)
      return { kind: 'sent' }
    },
    log: createTestLog(),
    now: () => NOW,
    random: () => 0.5,
  })
  await expect.poll(() => sending).toBe(true)
  await outbox.close()
  order.push('closed')
  expect(order).toEqual(['completed', 'closed'])
})

test('while storage is unavailable the outbox retries', async () => {
  let attempts = 0
  const storage = {
    leaseDeliveries: () => Promise.reject(new Error(`unavailable ${(attempts += 1)}`)),
  } as unknown as Storage
  const log = createTestLog()
  const outbox = createOutbox({
    kind: 'staff-mail',
    storage,
    deliver: async () => ({ kind: 'sent' }),
    log,
    now: () => NOW,
    random: () => 0.5,
  })
  onTestFinished(() => outbox.close())
  await expect.poll(() => attempts).toBe(1)
  outbox.wake()
  await expect.poll(() => attempts).toBe(2)
  expect(log.lines).toContainEqual({
    level: 'warn',
    event: 'outbox-round-failed',
    kind: 'staff-mail',
    error: 'Error',
  })
})

test('a backlog is delivered in batches, slowly only during a rush', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let count = 0
  const outbox = createOutbox({
    kind: 'staff-mail',
    storage: {
      leaseDeliveries: async ({ limit }: { limit: number }) =>
        Array.from({ length: limit }, () => delivery()),
      completeDelivery: async () => void (count += 1),
    } as unknown as Storage,
    deliver: async () => ({ kind: 'sent' }),
    log: createTestLog(),
    now: () => NOW,
    random: () => 0.5,
  })
  onTestFinished(() => outbox.close())
  /** In one second. */
  const deliveredWhile = async (submissions: number) => {
    const before = count
    for (let tick = 0; tick < 500; tick++) {
      if (tick < submissions) outbox.wake()
      await vi.advanceTimersByTimeAsync(2)
    }
    return count - before
  }
  expect(await deliveredWhile(0)).toBeGreaterThan(200)
  expect(await deliveredWhile(500)).toBeLessThan(50)
  expect(await deliveredWhile(20)).toBeGreaterThan(200)
})

test('a delivery that cannot be composed delays no other', async () => {
  const outcomes: DeliveryOutcome[] = []
  const due = [delivery(), delivery({ seq: 2, id: 'two' })]
  const storage = {
    leaseDeliveries: async () => due.splice(0),
    completeDelivery: async (outcome: DeliveryOutcome) => void outcomes.push(outcome),
  } as unknown as Storage
  const outbox = createOutbox({
    kind: 'staff-mail',
    storage,
    deliver: async ({ seq }) => (seq === 1 ? Promise.reject(new TypeError('broken')) : { kind: 'sent' }),
    log: createTestLog(),
    now: () => NOW,
    random: () => 0.5,
  })
  onTestFinished(() => outbox.close())
  await expect.poll(() => outcomes.length).toBe(2)
  expect(outcomes).toContainEqual({
    seq: 1,
    state: 'waiting',
    attempts: 1,
    nextAt: NOW + 10_000,
    failure: 'error TypeError',
  })
  expect(outcomes).toContainEqual({ seq: 2, state: 'done', attempts: 1, nextAt: NOW, failure: null })
})
