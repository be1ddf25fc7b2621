import { expect, onTestFinished, test, vi } from 'vitest'
import { createDeliveryPool, MAX_DELIVERIES_IN_PROGRESS } from './delivery-pool.ts'

function fakeTime(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('T85: a hanging delivery occupies the slot of another only briefly, and the number of hanging ones is limited', () => {
  fakeTime()
  const pool = createDeliveryPool()
  let seq = 0
  const hang = () => {
    while (pool.available() > 0) pool.add((seq += 1), () => new Promise(() => {}))
  }
  hang()
  expect(seq).toBe(5)
  vi.advanceTimersByTime(1_999)
  expect(pool.available()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(pool.available()).toBe(5)
  for (let round = 0; round < 100; round++) {
    hang()
    vi.advanceTimersByTime(2_000)
  }
  expect(seq).toBe(MAX_DELIVERIES_IN_PROGRESS)
})

test('one that ended makes room at once, however it ended, and is waited for', async () => {
  const pool = createDeliveryPool()
  const ends: (() => void)[] = []
  for (let seq = 1; seq <= 5; seq++) pool.add(seq, () => new Promise<void>((resolve) => ends.push(resolve)))
  expect([pool.available(), pool.has(1), pool.has(6)]).toEqual([0, true, false])
  ends[0]!()
  await expect.poll(() => pool.available()).toBe(1)
  const drained = pool.drain().then(() => 'drained')
  for (const end of ends) end()
  expect(await drained).toBe('drained')
  expect(pool.has(5)).toBe(false)
})
