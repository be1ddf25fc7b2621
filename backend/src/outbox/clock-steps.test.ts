import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NOW, DAY_MS, exampleSubmission } from '../../tests/storage-contract/example-submission.ts'
import { createSqliteStorage } from '../storage/sqlite/create-sqlite-storage.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { temporaryFolder } from '../../testing/test-settings.ts'
import { createOutbox } from './create-outbox.ts'
import type { DeliveryResult } from './delivery-context.ts'

const POLL_OPTIONS = { timeout: 50_000, interval: 50 }
const FAILED = { kind: 'failed', failure: 'smtp 450', permanent: false } as const

/** An outbox over a real database, whose clock can be set, and what was attempted. */
async function openOutbox(deliver: (attempt: number) => Promise<DeliveryResult>) {
  const log = createTestLog()
  const storage = await createSqliteStorage({ file: join(temporaryFolder(), 'a.sqlite'), log })
  const state = { now: NOW, attempts: 0 }
  await storage.acceptSubmission(exampleSubmission())
  const outbox = createOutbox({
    kind: 'staff-mail',
    storage,
    deliver: () => deliver((state.attempts += 1)),
    log,
    now: () => state.now,
    random: () => 0.5,
  })
  onTestFinished(async () => {
    await outbox.close()
    await storage.close()
  })
  return { log, state, outbox, waiting: async () => (await storage.countBacklog(null)).outboxWaiting - 1 }
}

test.each([-10, 10])(
  'T62 and T86: what failed before the clock was set by %i days is tried again',
  async (days) => {
    const { log, state, outbox, waiting } = await openOutbox(async (attempt) =>
      attempt === 1 ? FAILED : { kind: 'sent' },
    )
    await expect.poll(() => state.attempts, POLL_OPTIONS).toBe(1)
    state.now += days * DAY_MS
    outbox.wake()
    await expect.poll(() => state.attempts, POLL_OPTIONS).toBe(2)
    await expect.poll(waiting, POLL_OPTIONS).toBe(0)
    expect(log.lines).toEqual([])
  },
)

test('T62 and T86: a first failure after the clock was set ahead is not the last', async () => {
  const { log, state, waiting } = await openOutbox(async () => {
    state.now += 10 * DAY_MS
    return FAILED
  })
  await expect.poll(() => state.attempts, POLL_OPTIONS).toBe(1)
  expect(await waiting()).toBe(1)
  expect(log.lines).toEqual([])
})

test.each([-10, 10])(
  'T62 and T86: what is under way while the clock is set by %i days is not sent a second time',
  async (days) => {
    const ends: ((delivered: DeliveryResult) => void)[] = []
    const { state, outbox, waiting } = await openOutbox(() => new Promise((resolve) => ends.push(resolve)))
    await expect.poll(() => state.attempts, POLL_OPTIONS).toBe(1)
    state.now += days * DAY_MS
    for (let attempt = 0; attempt < 4; attempt++) {
      outbox.wake()
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    for (const end of ends) end({ kind: 'sent' })
    await expect.poll(waiting, POLL_OPTIONS).toBe(0)
    expect(state.attempts).toBe(1)
  },
)
