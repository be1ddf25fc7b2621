import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCallQueue } from './call-queue.ts'

const CALL = { name: 'checkWritable', input: null } as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a batch has the oldest calls, up to its limit', async () => {
  const queue = createCallQueue(() => {})
  const results = ['one', 'two', 'three'].map((name) => queue.add({ ...CALL, input: name }))
  const batch = queue.takeBatch(2)
  expect(batch.map(({ call }) => call.input)).toEqual(['one', 'two'])
  batch[0]!.resolve(1)
  queue.putBack([batch[1]!])
  const rest = queue.takeBatch(9)
  expect(rest.map(({ call }) => call.input)).toEqual(['two', 'three'])
  for (const call of rest) call.resolve(call.call.input)
  expect(await Promise.all(results)).toEqual([1, 'two', 'three'])
})

test('beyond four thousand, a call is rejected at once', async () => {
  const queue = createCallQueue(() => {})
  const waiting = Array.from({ length: 4_000 }, () => queue.add(CALL))
  await expect(queue.add(CALL)).rejects.toThrow('queue-full')
  expect(queue.status()).toMatchObject({ queued: 4_000, rejected: 1 })
  for (const call of queue.takeBatch(4_000)) call.resolve(null)
  await Promise.all(waiting)
  expect(queue.status().queued).toBe(0)
})

test('a call that waits five seconds is rejected as busy; one that was sent has longer', async () => {
  const queue = createCallQueue(() => {})
  const sent = queue.add(CALL)
  const [batched] = queue.takeBatch(1)
  const waiting = queue.add(CALL)
  const rejected = waiting.catch(String)
  vi.advanceTimersByTime(5_100)
  expect(await rejected).toContain('busy')
  expect(queue.takeBatch(9)).toEqual([])
  batched!.resolve('late, but done')
  expect(await sent).toBe('late, but done')
})

test('a worker that hangs is not waited for without end', async () => {
  const queue = createCallQueue(() => {})
  const rejected = queue.add(CALL).catch(String)
  queue.takeBatch(1)
  vi.advanceTimersByTime(12_100)
  expect(await rejected).toContain('busy')
})

test('closing waits for what is open', async () => {
  const queue = createCallQueue(() => {})
  const order: string[] = []
  const call = queue.add(CALL).then(() => order.push('answered'))
  const closed = queue.close().then(() => order.push('closed'))
  queue.takeBatch(1)[0]!.resolve(null)
  await Promise.all([call, closed])
  expect(order.toSorted()).toEqual(['answered', 'closed'])
})
