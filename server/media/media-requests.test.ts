import { describe, expect, it } from 'vitest'
import { samplePng } from '../testing/sample-images.ts'
import { get, serve, serveMedia } from '../testing/serve-media.ts'

const UNKNOWN_ENDS = [
  '-41.webp',
  '-100.webp',
  '-20.jpg',
  '-40.png',
  '-40.svg',
  '-40.webp/',
  '-040.webp',
  '-4e1.webp',
  '-40.webp%00',
  '-40.WEBP',
  '-40',
  '-0.webp',
  '-99999.webp',
]

const UNKNOWN_PATHS = [
  '/media/',
  '/media/..%2f..%2fetc%2fpasswd',
  '/media/%2e%2e%2foriginal',
  '/media//original',
  '/media/0123456789abcdef01234567-40.webp',
  '/media/incoming/x',
  '/media/addresses/x',
]

describe('T97: only what a page refers to can be requested', () => {
  it('other widths, formats, spellings and paths are unknown, and not remembered by caches', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.png', await samplePng(100, 50))
    const paths = [
      ...UNKNOWN_ENDS.map((end) => served!.versions.path + end),
      ...UNKNOWN_PATHS,
      `${served!.versions.path}-40.webp`.toUpperCase().replace('/MEDIA/', '/media/'),
    ]
    for (const path of paths) {
      const { status, headers, body } = await get(site, path)
      expect(`${path} ${status}`).toBe(`${path} 404`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toHaveLength(0)
    }
  })

  it('a query changes nothing, and HEAD and conditional requests are answered without a body', async () => {
    const site = await serveMedia()
    const { url } = (await serve(site, '/uploads/a.png', await samplePng(100, 50)))!
    const whole = await get(site, `${url}?width=9999`)
    expect(whole.status).toBe(200)
    const head = await get(site, url, {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(head.headers.get('content-length')).toBe(String(whole.body.length))
    const etag = whole.headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
      expect(await get(site, url, { 'if-none-match': known })).toMatchObject({
        status: 304,
        body: Buffer.alloc(0),
      })
    expect((await get(site, url, { 'if-none-match': '"x"' })).status).toBe(200)
    const range = await get(site, url, { range: 'bytes=0-9' })
    expect(range).toMatchObject({ status: 200, body: whole.body })
    expect((await get(site, url, {}, 'POST')).status).toBe(418)
  })
})
