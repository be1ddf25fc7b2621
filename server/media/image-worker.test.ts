import { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createImageWorker } from './image-worker.ts'
import { startImageProcess } from './start-image-process.ts'

vi.mock(import('./start-image-process.ts'), { spy: true })

const FOREVER_MS = 2 ** 31 - 1

/** A worker whose jobs all succeed. */
async function testWorker(pauseMs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  const file = join(folder, 'process.mjs')
  await writeFile(file, `process.on('message', () => process.send({ ok: true }))`)
  const worker = createImageWorker({ file, pauseMs })
  onTestFinished(async () => {
    worker.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  })
  return worker
}

const job = (file: string) => ({ kind: 'inspect', file }) as const

describe('a worker that pauses after a rest', () => {
  it('runs its jobs after the pause', async () => {
    const worker = await testWorker(5)
    const results = await Promise.all([worker.run(job('a')), worker.run(job('b'))])
    expect(results).toEqual([{ ok: true }, { ok: true }])
  })

  it('runs a job that somebody waits for without a pause, and then the others', async () => {
    const worker = await testWorker(FOREVER_MS)
    const finished: string[] = []
    const jobs = ['a', 'b', 'c'].map(job)
    const running = jobs.map((one) => worker.run(one).then(() => finished.push(one.file)))
    worker.prioritize(jobs[1]!)
    await Promise.all(running)
    expect(finished).toEqual(['b', 'a', 'c'])
  })

  it('fails the jobs that wait when it is closed', async () => {
    const worker = await testWorker(FOREVER_MS)
    const waiting = worker.run(job('a'))
    worker.close()
    expect(await waiting).toMatchObject({ ok: false })
    expect(await worker.run(job('b'))).toMatchObject({ ok: false })
  })
})

describe('a worker whose process cannot be started', () => {
  it('without memory: fails the job and runs the next one', async () => {
    const worker = await testWorker(0)
    vi.mocked(startImageProcess).mockImplementationOnce(() => {
      throw new Error('spawn ENOMEM')
    })
    const results = await Promise.all([worker.run(job('a')), worker.run(job('b'))])
    expect(results).toMatchObject([{ ok: false }, { ok: true }])
  })

  it('without file handles: fails the job and runs the next one', async () => {
    const worker = await testWorker(0)
    vi.mocked(startImageProcess).mockImplementationOnce((_options, { onEnd }) => {
      process.nextTick(onEnd)
      // Such a process has no `send`.
      return Object.assign(new ChildProcess(), { send: undefined })
    })
    const results = await Promise.all([worker.run(job('a')), worker.run(job('b'))])
    expect(results).toMatchObject([{ ok: false }, { ok: true }])
  })
})
