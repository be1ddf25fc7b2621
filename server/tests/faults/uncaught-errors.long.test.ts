import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { sendRaw, openSocket, requestText } from '../../testing/send-raw.ts'
import { expectStoredOnce } from '../../testing/expect-stored-once.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { startSenders } from '../../../backend/testing/retrying-client.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const POLL_OPTIONS = { timeout: 120_000, interval: 50 }
const HAS_PRLIMIT = spawnSync('prlimit', ['--version']).status === 0
const MAX_FILES = 64

/** What the site does at the signal, and its exit code; null: V8 aborts. */
const FAULTS: readonly [string, string, number | null][] = [
  ['an uncaught error', 'setTimeout(() => { throw new Error("fault") })', 70],
  ['an unhandled rejection', 'Promise.reject(new Error("fault"))', 70],
  ['out of memory', 'for (const all = []; ; ) all.push(Array.from({ length: 1e5 }, () => ({})))', null],
]

describe('T65: the site exits, is restarted, and has every acknowledged submission once', () => {
  test.each(FAULTS)(
    '%s',
    async (_what, fault, code) => {
      const folder = await mkdtemp(join(tmpdir(), 'beam-fault-'))
      onTestFinished(() => rm(folder, { recursive: true, force: true }))
      const hook = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${fault} })`)}`
      const environment = { DATA_DIR: folder, PORT: '4161' }
      const site = await startTestSite({ ...environment, NODE_OPTIONS: `--import=${hook}` })
      const senders = startSenders([site.url], ALL_FORMS, 4)
      await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(10)
      site.process.kill('SIGUSR2')
      expect(await site.exited).toBe(code)
      const before = senders.acknowledged.length
      const repeated = await startTestSite(environment)
      await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(before + 10)
      await senders.stop()
      expect(await stopSite(repeated, 'SIGTERM')).toBe(0)
      expectStoredOnce(senders.acknowledged, storedRows(folder))
    },
    300_000,
  )
})

test.skipIf(!HAS_PRLIMIT)(
  'T65: without free file handles it accepts no connections, loses nothing, and recovers',
  async () => {
    const site = await startTestSite({ LOG_LEVEL: 'error' })
    const senders = startSenders([site.url], ALL_FORMS, 2)
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(5)
    const limit = `--nofile=${MAX_FILES}:${MAX_FILES}`
    expect(spawnSync('prlimit', ['--pid', String(site.process.pid), limit]).status).toBe(0)
    const sockets = Array.from({ length: 3 * MAX_FILES }, () => openSocket(site.url))
    await Promise.all(
      sockets.map((socket) => new Promise((done) => socket.once('connect', done).once('close', done))),
    )
    const before = senders.acknowledged.length
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(before + 10)
    await senders.stop()
    expect((await sendRaw(site.url, requestText('GET', '/readyz'))).status).toBe(200)
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
    expectStoredOnce(senders.acknowledged, storedRows(site.dataFolder))
  },
  300_000,
)
