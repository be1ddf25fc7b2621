import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createImageWorker } from './image-worker.ts'

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
