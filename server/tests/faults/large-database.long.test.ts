import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'

const MEGABYTE_BYTES = 1024 * 1024
const POLL_OPTIONS = { timeout: 60_000, interval: 20 }

/** Adds files of a megabyte without submissions: a thousand to the database, a hundred to its write-ahead log. */
const FILL = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(process.argv[1], { enableForeignKeyConstraints: false })
  const insert = database.prepare(
    "insert into files (submission_seq, field, name, type, size, sha256, content) values (?, 'cv', 'cv.pdf', 'application/pdf', 1048576, ?, randomblob(1048576))")
  const add = (count) => { for (let file = 0; file < count; file++) insert.run(file, String(file)) }
  database.exec('begin'); add(1000); database.exec('commit')
  database.exec('pragma wal_checkpoint(truncate)'); database.exec('pragma wal_autocheckpoint = 0')
  add(105)
  process.kill(process.pid, 'SIGKILL')
`

test('T64: with a database of 1 GB and a log of 100 MB it is ready at most three seconds later than with none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beam-large-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'submissions.sqlite')
  // Not measured: fills the file system cache.
  await msUntilReady(folder)
  const small = await msUntilReady(folder)
  expect(spawnSync(process.execPath, ['-e', FILL, file]).signal).toBe('SIGKILL')
  expect(statSync(file).size).toBeGreaterThan(1_000 * MEGABYTE_BYTES)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(100 * MEGABYTE_BYTES)
  expect(await msUntilReady(folder)).toBeLessThan(small + 3_000)
}, 600_000)

async function msUntilReady(dataFolder: string): Promise<number> {
  const start = performance.now()
  const site = await startTestSite({ DATA_DIR: dataFolder })
  await expect
    .poll(async () => (await sendRaw(site.url, requestText('GET', '/readyz'))).status, POLL_OPTIONS)
    .toBe(200)
  const ms = performance.now() - start
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
  return ms
}
