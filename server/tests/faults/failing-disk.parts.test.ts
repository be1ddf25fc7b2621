import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { formData, postForm } from '../../testing/post-form.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const HAS_STRACE = spawnSync('strace', ['-V']).status === 0
const CAN_MOUNT = process.getuid?.() === 0 && tryMount()
const POLL_OPTIONS = { timeout: 60_000, interval: 100 }

function tryMount(): boolean {
  return (
    spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs tmpfs $d && umount $d && rmdir $d']).status === 0
  )
}

let sent = 0

/** The status of one new submission; on 201 its id is added to `ids`. */
async function send(url: string, ids: Set<string>): Promise<number> {
  sent += 1
  const response = await postForm(url, contact, formData(contact, { message: `Number ${sent}` }))
  const retryAfter = response?.status === 503 ? Number(response.headers.get('retry-after')) : 1
  expect(retryAfter).toBeGreaterThan(0)
  const receipt = (await response?.json()) as { readonly id?: string; readonly message: string }
  if (response?.status === 201) ids.add(receipt.id ?? '')
  expect(receipt.message.length).toBeGreaterThan(10)
  return response?.status ?? 0
}

async function pageStatus(url: string): Promise<number> {
  return (await sendRaw(url, requestText('GET', '/about-us'))).status
}

/** The readiness status and the state of the disk. */
async function readiness(url: string): Promise<[number, string]> {
  const response = await fetch(`${url}/readyz`)
  const { disk } = (await response.json()) as { readonly disk: string }
  return [response.status, disk]
}

function expectAll(ids: ReadonlySet<string>, dataFolder: string): void {
  const stored = new Set(storedRows(dataFolder).map(({ id }) => id))
  expect([...ids].filter((id) => !stored.has(id))).toEqual([])
}

describe.skipIf(!CAN_MOUNT)('T58: a full disk', () => {
  test('leads to 503, pages are served, nothing acknowledged is lost, and the site recovers when there is space', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'beam-small-disk-'))
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]).status).toBe(0)
    onTestFinished(async () => {
      spawnSync('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    })
    const site = await startTestSite({ DATA_DIR: folder, LOG_LEVEL: 'error' })
    const ids = new Set<string>()
    expect(await send(site.url, ids)).toBe(201)
    expect(await readiness(site.url)).toEqual([200, 'ok'])
    const ballast = join(folder, 'ballast')
    await fill(ballast)
    expect(await readiness(site.url)).toEqual([503, 'nearly full'])
    const statuses: number[] = []
    for (let attempt = 0; attempt < 40; attempt++) statuses.push(await send(site.url, ids))
    expect(statuses).toContain(503)
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(statuses.at(-1)).toBe(503)
    expect(await pageStatus(site.url)).toBe(200)
    await rm(ballast)
    await expect.poll(() => send(site.url, ids), POLL_OPTIONS).toBe(201)
    expect(await readiness(site.url)).toEqual([200, 'ok'])
    expectAll(ids, folder)
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  })
})

/** Fills the disk. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  const block = Buffer.alloc(4_096, 1)
  let hasFreeSpace = true
  while (hasFreeSpace) {
    hasFreeSpace = await handle.write(block).then(
      () => true,
      () => false,
    )
  }
  await handle.close()
}

describe.skipIf(!HAS_STRACE)('T60: a failing disk', () => {
  test.each([
    ['syncs', 'fsync,fdatasync:error=EIO'],
    ['writes', 'pwrite64:error=EIO'],
    ['writes, being read-only', 'pwrite64:error=EROFS'],
  ])('%s: nothing is acknowledged, pages are served, and the site recovers', async (_what, fault) => {
    const site = await startTestSite({ LOG_LEVEL: 'error' })
    const ids = new Set<string>()
    expect(await send(site.url, ids)).toBe(201)
    const tracer = spawn('strace', [
      '-f',
      '-q',
      '-o',
      '/dev/null',
      '-e',
      `inject=${fault}`,
      '-p',
      String(site.process.pid),
    ])
    onTestFinished(() => void tracer.kill('SIGKILL'))
    await expect.poll(() => send(site.url, ids), POLL_OPTIONS).toBe(503)
    const acknowledged = ids.size
    for (let attempt = 0; attempt < 5; attempt++) expect(await send(site.url, ids)).toBe(503)
    expect(ids.size).toBe(acknowledged)
    expect(await pageStatus(site.url)).toBe(200)
    tracer.kill('SIGINT')
    await once(tracer, 'exit')
    await expect.poll(() => send(site.url, ids), POLL_OPTIONS).toBe(201)
    expectAll(ids, site.dataFolder)
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  })
})

describe('T59: a database locked by another program', () => {
  test('for ten seconds: 503, health and pages respond immediately, and the site recovers', async () => {
    const site = await startTestSite({ LOG_LEVEL: 'error' })
    const ids = new Set<string>()
    expect(await send(site.url, ids)).toBe(201)
    const holder = new DatabaseSync(join(site.dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
    holder.exec('begin immediate')
    const statuses = Promise.all(Array.from({ length: 20 }, () => send(site.url, ids)))
    const release = Promise.all([statuses, pause(10_000)]).then(() => holder.exec('rollback'))
    const slowest = { ms: 0 }
    for (let count = 0; count < 40; count++) {
      const start = performance.now()
      expect((await sendRaw(site.url, requestText('GET', '/healthz'))).status).toBe(200)
      slowest.ms = Math.max(slowest.ms, performance.now() - start)
    }
    expect(await pageStatus(site.url)).toBe(200)
    expect(new Set(await statuses)).toEqual(new Set([503]))
    // Far less than the lock lasts: only submissions wait for the database.
    expect(slowest.ms).toBeLessThan(5_000)
    await release
    holder.close()
    await expect.poll(() => send(site.url, ids), POLL_OPTIONS).toBe(201)
    expectAll(ids, site.dataFolder)
  })
})

describe('T59: with a damaged database the site exits with one line', () => {
  test.each([
    ['bits of its pages', damage, /submissions\.sqlite: database disk image is malformed\n*$/u],
    ['all of it', replace, /submissions\.sqlite: file is not a database\n*$/u],
  ])('%s', async (_what, corrupt, message) => {
    const first = await startTestSite()
    expect(await send(first.url, new Set())).toBe(201)
    expect(await stopSite(first, 'SIGTERM')).toBe(0)
    await corrupt(join(first.dataFolder, 'submissions.sqlite'))
    const output = await startTestSite({ DATA_DIR: first.dataFolder }).catch((error: Error) => error.message)
    expect(output).toMatch(message)
  })
})

async function replace(file: string): Promise<void> {
  await writeFile(file, 'This is not a database.'.repeat(1_000))
}

/** Damages every page but the first, which locates all others. */
async function damage(file: string): Promise<void> {
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  for (let offset = 4_096; offset < size; offset += 4_096)
    await handle.write(Buffer.alloc(64, 0xa5), 0, 64, offset)
  await handle.close()
}
