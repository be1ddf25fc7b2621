import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestLog } from '../../../testing/test-log.ts'
import type { StartWorker } from './worker-connection.ts'
import { createWorkerSupervisor } from './worker-supervisor.ts'

type Listeners = Parameters<StartWorker>[1]

/** Much longer than the pause before a worker is replaced. */
const LONG_AFTER_MS = 5000

/** A supervisor of workers that do nothing but what the test says. */
function superviseWorkers() {
  const workers: Listeners[] = []
  let failures = 0
  const onReplaced = vi.fn<() => void>()
  const supervisor = createWorkerSupervisor(
    {
      file: 'submissions.sqlite',
      maxBytes: undefined,
      isSite: false,
      mustExist: false,
      lockTimeoutMs: 1000,
      inspectEveryMs: 1000,
    },
    {
      startWorker: (_options, listeners) => {
        if (failures-- > 0) throw new Error('EAGAIN')
        workers.push(listeners)
        return { sendBatch: () => {}, sendClose: () => {}, terminate: () => Promise.resolve() }
      },
      log: createTestLog(),
      onOutcomes: () => {},
      onExit: () => {},
      onReplaced,
    },
  )
  return {
    supervisor,
    workers,
    onReplaced,
    failNext() {
      failures = 1
    },
  }
}

test('a first worker that ends before it has opened the file fails the start, and is not replaced', async () => {
  const { supervisor, workers } = superviseWorkers()
  const started = supervisor.start()
  workers[0]!.onExit()
  await expect(started).rejects.toThrow('ended before it opened the file')
  expect(supervisor.isStopping()).toBe(true)
  expect(supervisor.worker()).toBeUndefined()
  expect(workers).toHaveLength(1)
})

test('a later worker that ends before it has opened the file is replaced until one opens it', async () => {
  const { supervisor, workers, onReplaced } = superviseWorkers()
  const started = supervisor.start()
  workers[0]!.onMessage({ kind: 'open' })
  await started
  for (const next of [1, 2]) {
    workers[next - 1]!.onExit()
    expect(supervisor.worker()).toBeUndefined()
    await expect.poll(() => workers.length).toBe(next + 1)
  }
  expect(onReplaced).not.toHaveBeenCalled()
  workers[2]!.onMessage({ kind: 'open' })
  await expect.poll(() => onReplaced.mock.calls.length).toBe(1)
  expect(supervisor.isStopping()).toBe(false)
})

test('where the system cannot start a thread, another one is tried later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { supervisor, workers, failNext } = superviseWorkers()
  const started = supervisor.start()
  workers[0]!.onMessage({ kind: 'open' })
  await started
  failNext()
  workers[0]!.onExit()
  await vi.advanceTimersByTimeAsync(LONG_AFTER_MS)
  expect(workers).toHaveLength(2)
  expect(supervisor.isStopping()).toBe(false)
})

test('a worker that ended shortly before storage is closed is not replaced', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { supervisor, workers } = superviseWorkers()
  const started = supervisor.start()
  workers[0]!.onMessage({ kind: 'open' })
  await started
  workers[0]!.onExit()
  supervisor.stopReplacing()
  await supervisor.closeWorker()
  await vi.advanceTimersByTimeAsync(LONG_AFTER_MS)
  expect(workers).toHaveLength(1)
})

test('a worker that ended shortly before storage is closed is replaced while calls wait for it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { supervisor, workers, onReplaced } = superviseWorkers()
  const started = supervisor.start()
  workers[0]!.onMessage({ kind: 'open' })
  await started
  workers[0]!.onExit()
  supervisor.stopReplacing()
  await vi.advanceTimersByTimeAsync(250)
  workers[1]!.onMessage({ kind: 'open' })
  await vi.advanceTimersByTimeAsync(0)
  expect(onReplaced).toHaveBeenCalledOnce()
  const closed = supervisor.closeWorker()
  workers[1]!.onMessage({ kind: 'closed' })
  await closed
  workers[1]!.onExit()
  await vi.advanceTimersByTimeAsync(LONG_AFTER_MS)
  expect(workers).toHaveLength(2)
})
