import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { samplePng } from '../testing/sample-images.ts'
import { type ServedMedia, serveMedia } from '../testing/serve-media.ts'
import { fetchOriginal } from './fetch-original.ts'
import type { ImageJobResult } from './image-job.ts'
import { createImageWorker, type ImageWorker } from './image-worker.ts'

/** Prepares an image; whether the site serves anything of it. */
async function isServed(site: ServedMedia, url: string): Promise<boolean> {
  const wanted = site.wanted('', { url })
  await site.media.store.prepare('page:a', [wanted], [])
  return site.media.store.find(wanted) !== null
}

describe('T95: images are fetched from the content service only', () => {
  it('not from another origin, and not with credentials', async () => {
    const site = await serveMedia()
    const { port } = new URL(site.contentServiceUrl)
    site.uploads.set('/a.png', await samplePng(10, 10))
    for (const url of [
      `http://localhost:${port}/a.png`,
      `http://0.0.0.0:${port}/a.png`,
      `http://user:word@127.0.0.1:${port}/a.png`,
      `https://127.0.0.1:${port}/a.png`,
      'http://127.0.0.1:1/a.png',
      'http://169.254.169.254/latest/meta-data',
      `file://${fileURLToPath(import.meta.url)}`,
      'data:image/png;base64,iVBORw0KGgo=',
      '/a.png',
      '',
    ])
      expect([url, await isServed(site, url)]).toEqual([url, false])
    expect(site.requests).toEqual([])
    expect(await isServed(site, `${site.contentServiceUrl}/a.png`)).toBe(true)
  })

  it('redirects are not followed, not even to the content service itself', async () => {
    const site = await serveMedia()
    site.uploads.set('/inside.png', await samplePng(10, 10))
    for (const status of [301, 302, 303, 307, 308]) {
      const redirect = (response: ServerResponse) =>
        void response.writeHead(status, { location: '/inside.png' }).end()
      site.uploads.set(`/${status}.png`, redirect)
      expect(await isServed(site, `${site.contentServiceUrl}/${status}.png`)).toBe(false)
    }
    expect(site.requests).not.toContain('/inside.png')
  })

  it('an endless body, a stated length beyond the limit and silence end the request', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/long')
        return response.writeHead(200, { 'content-length': 5_000_000 }).flushHeaders()
      if (request.url === '/silent') return
      response.writeHead(200)
      const drip = setInterval(() => response.write(Buffer.alloc(request.url === '/slow' ? 1 : 100_000)), 5)
      response.on('close', () => clearInterval(drip))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    const options = { fetch, origin, maxBytes: 1_000_000, timeoutMs: 1_000 }
    expect(await fetchOriginal(`${origin}/endless`, { ...options, timeoutMs: 60_000 })).toBe('missing')
    expect(await fetchOriginal(`${origin}/long`, { ...options, timeoutMs: 60_000 })).toBe('missing')
    expect(await fetchOriginal(`${origin}/slow`, options)).toBe('failed')
    expect(await fetchOriginal(`${origin}/silent`, options)).toBe('failed')
  })
})

describe('T96: a hostile image', () => {
  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['a signature alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a truncated header', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['noise after a signature', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5_000, 'x')])],
  ])('is not served: %s', async (_what, bytes) => {
    const site = await serveMedia()
    site.uploads.set('/a.png', bytes)
    expect(await isServed(site, `${site.contentServiceUrl}/a.png`)).toBe(false)
    expect(await readdir(join(site.folder, 'incoming')).catch(() => [])).toEqual([])
  })

  it('of too many pixels is not decoded', async () => {
    const site = await serveMedia()
    site.uploads.set('/a.png', hugePng(12_000, 12_000))
    expect(await isServed(site, `${site.contentServiceUrl}/a.png`)).toBe(false)
    const folder = await mkdtemp(join(tmpdir(), 'worker-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'a.png')
    await writeFile(file, hugePng(12_000, 12_000))
    const worker = createImageWorker()
    onTestFinished(() => worker.close())
    const result = await worker.run({ kind: 'inspect', file })
    expect(result).toEqual({ ok: false, reason: expect.stringMatching(/pixel limit|too many pixels/) })
  })

  it('that ends or hangs its process harms no other image', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'process.mjs')
    await writeFile(
      file,
      `process.on('message', ({ file }) => {
        if (file === 'crash') process.kill(process.pid, 'SIGSEGV')
        else if (file !== 'hang') process.send({ ok: true })
      })`,
    )
    const patient = createImageWorker({ file, idleMs: 60_000 })
    onTestFinished(() => patient.close())
    const results = await Promise.all(['good', 'crash', 'good'].map((name) => run(patient, name)))
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true])
    const impatient = createImageWorker({ file, jobMs: 2_000, idleMs: 60_000 })
    onTestFinished(() => impatient.close())
    expect(await run(impatient, 'hang')).toMatchObject({ ok: false })
    // On a busy machine the start of the next process may take longer than a job may.
    await expect.poll(() => run(impatient, 'good')).toEqual({ ok: true })
  })

  it('is decoded in a process without the settings of the site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'process.mjs')
    await writeFile(
      file,
      `process.on('message', () => process.send({ ok: false, reason: Object.keys(process.env).join() }))`,
    )
    const worker = createImageWorker({ file })
    onTestFinished(() => worker.close())
    process.env['A_SECRET'] = 'of the site'
    onTestFinished(() => void delete process.env['A_SECRET'])
    const result = await worker.run({ kind: 'inspect', file: '' })
    expect(result).toEqual({ ok: false, reason: expect.stringContaining('MALLOC_ARENA_MAX') })
    expect(JSON.stringify(result)).not.toContain('A_SECRET')
  })

  const SCORE = '/proc/self/oom_score_adj'
  it.skipIf(!existsSync(SCORE))(
    'that needs too much memory ends its own process before the site',
    async () => {
      const image = fork(join(import.meta.dirname, 'image-process.ts'), ['normal'], {
        env: {},
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      onTestFinished(() => void image.kill('SIGKILL'))
      image.send({ kind: 'inspect', file: '/nowhere' })
      await once(image, 'message')
      const score = await readFile(SCORE.replace('self', `${image.pid}`), 'utf8')
      expect(score.trim()).toBe('1000')
    },
  )

  it('cannot reach the decoder of another format by its content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'a.png')
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const worker = createImageWorker()
    onTestFinished(() => worker.close())
    expect(await worker.run({ kind: 'inspect', file })).toMatchObject({ ok: false })
    await writeFile(file, await samplePng(9, 9))
    expect(await worker.run({ kind: 'inspect', file })).toMatchObject({ ok: true, facts: { width: 9 } })
    expect(existsSync(file)).toBe(true)
  })
})

function run(worker: ImageWorker, name: string): Promise<ImageJobResult> {
  return worker.run({ kind: 'inspect', file: name })
}

/** A PNG header with so many pixels, and hardly any data. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1_000_000))
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
