import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findServiceProcess } from './find-service-process.ts'
import { makePng } from './make-png.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { signIn, type ApiResponse, type Editor, type Upload } from './sign-in.ts'
import { makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1412
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const ZIP_END = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])

let service: Running
let editor: Editor
let image: Upload
let apiToken: string
/** Where the content service stores uploads while it parses a request. */
let temporaryFolder: string

beforeAll(async () => {
  temporaryFolder = await makeDataFolder()
  service = await startForTest(PORT, await makeSeededFolder(), { TMPDIR: temporaryFolder })
  editor = await signIn(service.url)
  image = await editor.upload('market.png', 'image/png', makePng(40, 30))
  const created = await editor.request('POST', '/admin/api-tokens', {
    name: 'an uploader',
    description: '',
    type: 'full-access',
    lifespan: null,
  })
  apiToken = (created.body as { data: { accessKey: string } }).data.accessKey
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
  await removeDataFolder(temporaryFolder)
})

interface UploadFile {
  readonly name: string
  readonly type: string
  readonly bytes: BlobPart
}

const ENTRY_POINTS: readonly (readonly [string, (file: UploadFile) => Promise<ApiResponse>])[] = [
  ['POST /upload', (file) => editor.request('POST', '/upload', formOf(file))],
  ['POST /upload?id=', (file) => editor.request('POST', `/upload?id=${image.id}`, formOf(file))],
  ['POST /upload/files', (file) => editor.request('POST', '/upload/files', formOf(file))],
  [
    'POST /upload/files/:id/replace',
    (file) => editor.request('POST', `/upload/files/${image.id}/replace`, formOf(file)),
  ],
  ['POST /api/upload', (file) => uploadByToken('/api/upload', file)],
  ['POST /api/upload?id=', (file) => uploadByToken(`/api/upload?id=${image.id}`, file)],
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
    ['a picture with the extension of another format', 'photo.jpg', 'image/jpeg', makePng(10, 10)],
    [
      'a picture that is also HTML',
      'both.png',
      'image/png',
      concatenated(makePng(10, 10), '<script>1</script>'),
    ],
    ['a picture that is also a ZIP', 'both.png', 'image/png', concatenated(makePng(10, 10), ZIP_END)],
    ['a picture that is also a PDF', 'both.png', 'image/png', concatenated(makePng(10, 10), '%PDF-1.7')],
    ['a truncated picture', 'half.png', 'image/png', makePng(10, 10).slice(0, 20)],
  ])('rejects %s', async (_what, name, type, bytes) => {
    expect((await upload({ name, type, bytes })).status).toBe(400)
  })

  it('rejects a file that is too large, with a helpful message', async () => {
    const bytes = concatenated(makePng(10, 10), Buffer.alloc(11 * 1024 * 1024))
    const { status, body } = await upload({ name: 'heavy.png', type: 'image/png', bytes })
    expect(status).toBe(400)
    expect(messageOf(body)).toContain('heavy.png is larger than 10 MB')
  })

  it('rejects 12,000 × 12,000 pixels without decoding them, within two seconds of work', async () => {
    await resetPeak()
    const [peakBefore, cpuBefore] = [await peakMegabytes(), await cpuSeconds()]
    const { status, body } = await upload({ name: 'huge.png', type: 'image/png', bytes: hugePng })
    expect((await cpuSeconds()) - cpuBefore).toBeLessThan(2)
    expect((await peakMegabytes()) - peakBefore).toBeLessThan(DECODED_MEGABYTES)
    expect(status).toBe(400)
    expect(messageOf(body)).toBe(
      'huge.png has 144 megapixels (12000 × 12000). Make it smaller: at most 50 megapixels.',
    )
  })

  it('accepts a picture', async () => {
    const { status } = await upload({ name: 'market.png', type: 'image/png', bytes: makePng(40, 30, 10) })
    expect([200, 201]).toContain(status)
  })
})

const hugePng = makePng(12_000, 12_000)
const DECODED_MEGABYTES = (12_000 * 12_000) / 1024 / 1024

describe('T83: uploads', () => {
  it.each(['jpeg', 'webp', 'avif'] as const)('%s is accepted', async (format) => {
    const pixels = { create: { width: 20, height: 10, channels: 3, background: 'teal' } } as const
    const bytes = new Uint8Array(await sharp(pixels).toFormat(format).toBuffer())
    const { url } = await editor.upload(`photo.${format}`, `image/${format}`, bytes)
    expect((await fetch(service.url + url)).headers.get('content-type')).toBe(`image/${format}`)
  })

  it('the pixels of all frames of an animation count', async () => {
    const bytes = new Uint8Array(await animation(60, 1000, 1000))
    await expect(editor.upload('animation.webp', 'image/webp', bytes)).rejects.toThrow('has 60 megapixels')
  })

  it('one invalid file among valid ones is rejected', async () => {
    const form = formOf({ name: 'good.png', type: 'image/png', bytes: makePng(5, 5) })
    form.append('files', new Blob([concatenated(makePng(5, 5), ZIP_END)], { type: 'image/png' }), 'bad.png')
    expect((await editor.request('POST', '/upload', form)).status).toBe(400)
  })

  it('a request above 20 MB is rejected with a message', async () => {
    const bytes = Buffer.alloc(21 * 1024 * 1024)
    const stated = await editor.request(
      'POST',
      '/upload',
      formOf({ name: 'a.png', type: 'image/png', bytes }),
    )
    expect(stated).toMatchObject({ status: 413 })
    expect(messageOf(stated.body)).toContain('larger than 20 MB')
  })

  it('no files are written for requests without authentication', async () => {
    const before = await readdir(temporaryFolder)
    for (const address of ['/api/pages', '/admin/login', '/upload', '/UPLOAD/', '/api/upload', '/nothing'])
      for (const authorization of ['', 'Bearer a.b.c', `Bearer ${'x'.repeat(40)}`])
        expect([401, 415]).toContain(await statusOfAnonymousUpload(address, authorization))
    // Earlier uploads may still be removed.
    const added = (await readdir(temporaryFolder)).filter((name) => !before.includes(name))
    expect(added).toEqual([])
  })
})

/** The peak of earlier tests would hide that of the next one. */
async function resetPeak(): Promise<void> {
  await writeFile(`/proc/${await findServiceProcess()}/clear_refs`, '5')
}

/** Peak resident memory of the content service, since it was last reset. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${await findServiceProcess()}/status`, 'utf8')
  return Number(/^VmHWM:\s+(?<kilobytes>\d+) kB$/mu.exec(status)?.groups?.['kilobytes']) / 1024
}

const CLOCK_TICKS_PER_SECOND = 100

/** Of all threads; other programs on the machine hardly change it. */
async function cpuSeconds(): Promise<number> {
  const stat = await readFile(`/proc/${await findServiceProcess()}/stat`, 'utf8')
  // Behind the name of the program, which may contain spaces: the 14th and 15th field are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
}

function formOf({ name, type, bytes }: UploadFile): FormData {
  const form = new FormData()
  form.append('files', new Blob([bytes], { type }), name)
  return form
}

async function uploadByToken(address: string, file: UploadFile): Promise<ApiResponse> {
  const response = await fetch(service.url + address, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}` },
    body: formOf(file),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: response.status, body: await response.json() }
}

async function statusOfAnonymousUpload(address: string, authorization: string): Promise<number> {
  const form = new FormData()
  form.append('anything', new Blob([new Uint8Array(1000)]), 'file.bin')
  const response = await fetch(service.url + address, {
    method: 'POST',
    headers: { authorization },
    body: form,
    signal: AbortSignal.timeout(60_000),
  })
  await response.body?.cancel()
  return response.status
}

/** An animated WebP image, each frame of another color. */
async function animation(frames: number, width: number, height: number): Promise<Buffer> {
  const colors = Array.from({ length: frames }, (_, frame) => ({ r: (frame * 37) % 256, g: 100, b: frame }))
  const pictures = colors.map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer()
}

function concatenated(...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))))
}

function messageOf(body: unknown): string {
  return (body as { error: { message: string } }).error.message
}
