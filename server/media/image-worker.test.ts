import { spawnSync } from 'node:child_process'
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

describe('a worker whose process cannot be started', () => {
  it('fails its jobs when starting throws, as it does without memory', async () => {
    const worker = createImageWorker({ file: 'not a name\0' })
    onTestFinished(() => worker.close())
    const results = await Promise.all([worker.run(job('a')), worker.run(job('b'))])
    expect(results).toMatchObject([{ ok: false }, { ok: false }])
  })

  it('fails its jobs without file handles, and runs later ones', () => {
    const program = `
      import { closeSync, openSync } from 'node:fs'
      import { createImageWorker } from ${JSON.stringify(join(import.meta.dirname, 'image-worker.ts'))}
      const worker = createImageWorker()
      const run = () => worker.run({ kind: 'inspect', file: '/does/not/exist' })
      // The process for images does not keep this one running.
      setInterval(() => {}, 1_000)
      const handles = []
      try {
        for (;;) handles.push(openSync('/dev/null'))
      } catch {}
      const failed = await Promise.all([run(), run()])
      for (const handle of handles) closeSync(handle)
      console.log(JSON.stringify([...failed, await run()].map(({ reason }) => reason)))
      process.exit()`
    const limited = 'ulimit -n 200 && exec "$0" --input-type=module -e "$1"'
    const { stdout, stderr } = spawnSync('sh', ['-c', limited, process.execPath, program], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const failure = 'The image process does not work'
    expect(JSON.parse(stdout)).toEqual([failure, failure, expect.stringContaining('missing')])
  })
})
