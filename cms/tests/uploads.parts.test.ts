import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePng } from './make-png.ts'
import { signIn, type Answer, type Editor, type Upload } from './sign-in.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1411
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const ZIP_END = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

let service: Running
let editor: Editor
let image: Upload
let apiToken: string
/** Where the content service writes what it reads of a request. */
let temporaryFolder: string

beforeAll(async () => {
  temporaryFolder = await makeDataFolder()
  service = await startForTest(PORT, await makeDataFolder(), { CMS_SEED_FILE: '', TMPDIR: temporaryFolder })
  editor = await signIn(service.url)
  image = await editor.upload('market.png', 'image/png', makePng(40, 30))
  const made = await editor.ask('POST', '/admin/api-tokens', {
    name: 'an uploader',
    description: '',
    type: 'full-access',
    lifespan: null,
  })
  apiToken = (made.body as { data: { accessKey: string } }).data.accessKey
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
  await removeDataFolder(temporaryFolder)
})

interface Sent {
  readonly name: string
  readonly type: string
  readonly bytes: BlobPart
}

const ENTRY_POINTS: readonly (readonly [string, (file: Sent) => Promise<Answer>])[] = [
  ['POST /upload', (file) => editor.ask('POST', '/upload', formOf(file))],
  ['POST /upload?id=', (file) => editor.ask('POST', `/upload?id=${image.id}`, formOf(file))],
  ['POST /upload/files', (file) => editor.ask('POST', '/upload/files', formOf(file))],
  [
    'POST /upload/files/:id/replace',
    (file) => editor.ask('POST', `/upload/files/${image.id}/replace`, formOf(file)),
  ],
  ['POST /api/upload', (file) => byToken('/api/upload', file)],
  ['POST /api/upload?id=', (file) => byToken(`/api/upload?id=${image.id}`, file)],
]

describe.each(ENTRY_POINTS)('T83: %s', (_name, upload) => {
  it.each([
    ['SVG named .png', 'drawing.png', 'image/png', SVG],
    ['SVG with a declaration named .png', 'drawing.png', 'image/png', `<?xml version="1.0"?>${SVG}`],
    ['SVG', 'drawing.svg', 'image/svg+xml', SVG],
    ['HTML named .png', 'page.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['HTML', 'page.html', 'text/html', '<!doctype html><p>'],
    ['PDF named .jpg', 'paper.jpg', 'image/jpeg', '%PDF-1.7\n%%EOF'],
    [
      'ZIP named .webp',
      'archive.webp',
      'image/webp',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), ZIP_END]),
    ],
    [
      'GIF named .png',
      'film.png',
      'image/png',
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'),
    ],
    ['a script named .png', 'program.png', 'image/png', '#!/bin/sh\nexit 0\n'],
    ['a picture named .html', 'page.html', 'application/octet-stream', makePng(10, 10)],
    ['a picture named as another kind', 'photo.jpg', 'image/jpeg', makePng(10, 10)],
    [
      'a picture that is HTML as well',
      'both.png',
      'image/png',
      joined(makePng(10, 10), '<script>1</script>'),
    ],
    ['a picture that is a ZIP as well', 'both.png', 'image/png', joined(makePng(10, 10), ZIP_END)],
    ['a picture that is a PDF as well', 'both.png', 'image/png', joined(makePng(10, 10), '%PDF-1.7')],
    ['the beginning of a picture', 'half.png', 'image/png', makePng(10, 10).slice(0, 20)],
  ])('refuses %s', async (_what, name, type, bytes) => {
    expect((await upload({ name, type, bytes })).status).toBe(400)
  })

  it('refuses what is too large, in words that help', async () => {
    const bytes = joined(makePng(10, 10), Buffer.alloc(11 * 1024 * 1024))
    const { status, body } = await upload({ name: 'heavy.png', type: 'image/png', bytes })
    expect(status).toBe(400)
    expect(messageOf(body)).toContain('heavy.png is larger than 10 MB')
  })

  it('refuses 12,000 × 12,000 pixels within two seconds, without decoding them', async () => {
    const start = performance.now()
    const { status, body } = await upload({ name: 'huge.png', type: 'image/png', bytes: hugePng })
    expect(performance.now() - start).toBeLessThan(2000)
    expect(status).toBe(400)
    expect(messageOf(body)).toBe(
      'huge.png has 144 megapixels (12000 × 12000). Make it smaller: 50 are the most.',
    )
  })

  it('takes a picture', async () => {
    const { status } = await upload({ name: 'market.png', type: 'image/png', bytes: makePng(40, 30, 10) })
    expect([200, 201]).toContain(status)
  })
})

const hugePng = makePng(12_000, 12_000)

describe('T83: uploads', () => {
  it.each(['jpeg', 'webp', 'avif'] as const)('%s is taken', async (format) => {
    const pixels = { create: { width: 20, height: 10, channels: 3, background: 'teal' } } as const
    const bytes = new Uint8Array(await sharp(pixels).toFormat(format).toBuffer())
    const { url } = await editor.upload(`photo.${format}`, `image/${format}`, bytes)
    expect((await fetch(service.url + url)).headers.get('content-type')).toBe(`image/${format}`)
  })

  it('a film counts with all its pictures', async () => {
    const bytes = new Uint8Array(await film(60, 1000, 1000))
    await expect(editor.upload('film.webp', 'image/webp', bytes)).rejects.toThrow('has 60 megapixels')
  })

  it('one bad file among good ones is refused', async () => {
    const form = formOf({ name: 'good.png', type: 'image/png', bytes: makePng(5, 5) })
    form.append('files', new Blob([joined(makePng(5, 5), ZIP_END)], { type: 'image/png' }), 'bad.png')
    expect((await editor.ask('POST', '/upload', form)).status).toBe(400)
  })

  it('more than 20 MB at once are refused in words', async () => {
    const bytes = Buffer.alloc(21 * 1024 * 1024)
    const stated = await editor.ask('POST', '/upload', formOf({ name: 'a.png', type: 'image/png', bytes }))
    expect(stated).toMatchObject({ status: 413 })
    expect(messageOf(stated.body)).toContain('more than 20 MB')
  })

  it('nobody but editors makes it write files', async () => {
    const before = await readdir(temporaryFolder)
    for (const address of ['/api/pages', '/admin/login', '/upload', '/UPLOAD/', '/api/upload', '/nothing'])
      for (const authorization of ['', 'Bearer a.b.c', `Bearer ${'x'.repeat(40)}`])
        expect([401, 415]).toContain(await anonymous(address, authorization))
    expect(await readdir(temporaryFolder)).toEqual(before)
  })
})

function formOf({ name, type, bytes }: Sent): FormData {
  const form = new FormData()
  form.append('files', new Blob([bytes], { type }), name)
  return form
}

async function byToken(address: string, file: Sent): Promise<Answer> {
  const answer = await fetch(service.url + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}` },
    body: formOf(file),
    signal: AbortSignal.timeout(20_000),
  })
  return { status: answer.status, body: await answer.json() }
}

async function anonymous(address: string, authorization: string): Promise<number> {
  const form = new FormData()
  form.append('anything', new Blob([new Uint8Array(1000)]), 'file.bin')
  const answer = await fetch(service.url + address, {
    method: 'POST',
    headers: { authorization },
    body: form,
    signal: AbortSignal.timeout(20_000),
  })
  await answer.body?.cancel()
  return answer.status
}

/** So many frames, each of another colour. */
async function film(frames: number, width: number, height: number): Promise<Buffer> {
  const colours = Array.from({ length: frames }, (_, frame) => ({ r: (frame * 37) % 256, g: 100, b: frame }))
  const pictures = colours.map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer()
}

function joined(...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))))
}

function messageOf(body: unknown): string {
  return (body as { error: { message: string } }).error.message
}
