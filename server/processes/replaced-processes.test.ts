import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createLog } from '../operation/log.ts'
import { createReplacedProcesses } from './replaced-processes.ts'

const POLL_OPTIONS = { timeout: 60_000, interval: 5 }

/** A process that only seems to be one; without a process id it could not be started. */
function fakeWorker(pid?: number): Worker {
  return Object.assign(new EventEmitter(), { process: { pid } }) as unknown as Worker
}

/** Processes that are started as given, one after the other, and the lines that are logged. */
function replaced(...forks: (() => Worker)[]) {
  const lines: Record<string, unknown>[] = []
  const state = { started: 0, isStopping: false }
  const processes = createReplacedProcesses({
    fork: () => (forks[state.started++] ?? (() => fakeWorker(9)))(),
    isStopping: () => state.isStopping,
    log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
    delays: { firstMs: 1, capMs: 1 },
  })
  return { processes, state, lines }
}

const failure = (code: string) => Object.assign(new Error(`spawn ${code}`), { code })

describe('a site process', () => {
  it('that exits is replaced', async () => {
    const worker = fakeWorker(1)
    const { processes, state, lines } = replaced(() => worker)
    processes.start()
    worker.emit('exit', 70, null)
    await expect.poll(() => state.started, POLL_OPTIONS).toBe(2)
    expect(lines).toMatchObject([{ code: 70, msg: 'A site process exited and is replaced' }])
  })

  it('is tried again when starting it throws', async () => {
    const { processes, state, lines } = replaced(() => {
      throw failure('ENOMEM')
    })
    processes.start()
    await expect.poll(() => state.started, POLL_OPTIONS).toBe(2)
    expect(lines).toMatchObject([{ code: 'ENOMEM', msg: 'A site process cannot be started yet' }])
  })

  it('is tried again once when it cannot be started', async () => {
    const worker = fakeWorker()
    const { processes, state, lines } = replaced(() => worker)
    processes.start()
    worker.emit('error', failure('EMFILE'))
    worker.emit('error', failure('EPIPE'))
    await expect.poll(() => state.started, POLL_OPTIONS).toBe(2)
    expect(lines).toMatchObject([{ code: 'EMFILE' }])
  })

  it('that was just killed may be sent a message, and is replaced once', async () => {
    const worker = fakeWorker(1)
    const { processes, state, lines } = replaced(() => worker)
    processes.start()
    for (let message = 0; message < 2; message += 1) worker.emit('error', failure('EPIPE'))
    worker.emit('exit', null, 'SIGKILL')
    await expect.poll(() => state.started, POLL_OPTIONS).toBe(2)
    expect(lines).toMatchObject([{ signal: 'SIGKILL' }])
  })

  it('is not replaced while the site stops', async () => {
    const worker = fakeWorker(1)
    const { processes, state, lines } = replaced(() => worker)
    processes.start()
    state.isStopping = true
    worker.emit('exit', 0, null)
    processes.start()
    expect(state.started).toBe(1)
    expect(lines).toEqual([])
  })
})
