import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animatedWebp, samplePng, transparentPng } from '../testing/sample-images.ts'
import { get, prepared, serve, type ServedMedia, serveMedia } from '../testing/serve-media.ts'

async function untilImproved(site: ServedMedia, tag = 'page:a') {
  await expect.poll(() => site.improved).toContain(tag)
}

describe('an uploaded image', () => {
  it('is served in the widths of the page, as WebP and JPEG at once and as AVIF soon', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.png', await samplePng(100, 50))
    expect(served).toMatchObject({ width: 100, height: 50 })
    expect(served?.versions).toMatchObject({ widths: [20, 40], formats: ['webp'], fallback: 'jpg' })
    const { path } = served!.versions
    expect(path).toMatch(/^\/media\/[0-9a-f]{24}$/)
    expect(served?.url).toBe(`${path}-40.jpg`)
    await untilImproved(site)
    expect(site.media.store.find(site.wanted('/uploads/a.png'))?.versions.formats).toEqual(['avif', 'webp'])
    for (const [name, format] of [
      ['20.webp', 'webp'],
      ['40.webp', 'webp'],
      ['40.avif', 'heif'],
      ['40.jpg', 'jpeg'],
    ]) {
      const { status, headers, body } = await get(site, `${path}-${name}`)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await sharp(body).metadata()).toMatchObject({ format, width: Number.parseInt(name!, 10) })
    }
  })

  it('that was fetched before a page shows it is not fetched again', async () => {
    const site = await serveMedia()
    site.uploads.set('/uploads/a.png', await samplePng(100, 50))
    const { store } = site.media
    await store.fetch(site.wanted('/uploads/a.png'))
    await store.fetch(site.wanted('/uploads/a.png'))
    expect(store.find(site.wanted('/uploads/a.png'))).toMatchObject({ width: 100, height: 50 })
    expect(store.referenced().size).toBe(0)
    const served = await prepared(site, '/uploads/a.png')
    expect((await get(site, served!.url)).status).toBe(200)
    expect(site.requests).toEqual(['/uploads/a.png'])
  })

  it('T162: that no page shows yet is not served', async () => {
    const site = await serveMedia()
    site.uploads.set('/uploads/a.png', await samplePng(100, 50))
    await site.media.store.fetch(site.wanted('/uploads/a.png'))
    const { path } = site.media.store.find(site.wanted('/uploads/a.png'))!.versions
    expect((await get(site, `${path}-40.webp`)).status).toBe(404)
  })

  it('is never enlarged', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.png', await samplePng(30, 30))
    expect(served?.versions.widths).toEqual([20, 30])
    const tiny = await serve(site, '/uploads/b.png', await samplePng(8, 8))
    expect(tiny?.versions.widths).toEqual([8])
  })

  it('stands upright, without the metadata of the camera', async () => {
    const site = await serveMedia()
    const bytes = await sharp(await samplePng(100, 50))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '38/1' } })
      .toBuffer()
    const served = await serve(site, '/uploads/a.jpg', bytes)
    expect(served).toMatchObject({ width: 50, height: 100 })
    const { body } = await get(site, served!.url)
    const metadata = await sharp(body).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 80 })
    expect(metadata.exif).toBeUndefined()
  })

  it('stays transparent', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.png', await transparentPng(100, 50))
    expect(served?.versions).toMatchObject({ fallback: 'webp', color: null })
    const { body } = await get(site, `${served!.versions.path}-40.webp`)
    const [left] = await sharp(body)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
      .then((pixel) => [pixel[3]])
    expect(left).toBe(0)
    expect((await get(site, `${served!.versions.path}-40.jpg`)).status).toBe(404)
  })

  it('moves for at most five seconds', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.webp', await animatedWebp(3, 60, 500))
    expect(served?.versions).toMatchObject({ animated: true, fallback: 'webp' })
    const { body } = await get(site, `${served!.versions.path}-40.webp`)
    expect(await sharp(body).metadata()).toMatchObject({ pages: 3, loop: 3 })
    const long = await serve(site, '/uploads/b.webp', await animatedWebp(3, 60, 2_000))
    expect(long?.versions).toMatchObject({ animated: false, fallback: 'jpg' })
  })

  it('is shared as a JPEG on white', async () => {
    const site = await serveMedia()
    site.uploads.set('/uploads/a.png', await transparentPng(100, 50))
    const wanted = site.wanted('/uploads/a.png', { widths: [80], use: 'share' })
    await site.media.store.prepare('page:a', [wanted], [])
    const served = site.media.store.find(wanted)
    expect(served).toMatchObject({ width: 80, height: 40 })
    const { body, headers } = await get(site, served!.url)
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const [red] = await sharp(body).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(250)
  })

  it('has the placeholder color of its pixels', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.png', await samplePng(50, 50, '#ff9200'))
    expect(served?.versions.color).toEqual([7, 4, 0])
  })

  it('is served after a restart while the content service is down, without any work', async () => {
    const site = await serveMedia()
    const before = await serve(site, '/uploads/a.png', await samplePng(100, 50))
    await untilImproved(site)
    await site.stopContentService()
    await site.restart()
    const after = await prepared(site, '/uploads/a.png')
    expect(after?.url).toBe(before?.url)
    expect(after?.versions.formats).toEqual(['avif', 'webp'])
    expect((await get(site, after!.url)).status).toBe(200)
  })

  it('gets a new URL when its file changes at the same URL', async () => {
    const site = await serveMedia()
    const before = await serve(site, '/uploads/a.png', await samplePng(100, 50))
    site.uploads.set('/uploads/a.png', await samplePng(100, 50, '#123456'))
    const wanted = site.wanted('/uploads/a.png', { revision: '2' })
    await site.media.store.prepare('page:a', [wanted], [])
    expect(site.media.store.find(wanted)?.url).not.toBe(before?.url)
  })

  it('T98: is fetched once, however many ask', async () => {
    const site = await serveMedia()
    site.uploads.set('/uploads/a.png', await samplePng(400, 300))
    await Promise.all(Array.from({ length: 20 }, () => prepared(site, '/uploads/a.png')))
    expect(site.requests).toEqual(['/uploads/a.png'])
    const { path } = site.media.store.find(site.wanted('/uploads/a.png'))!.versions
    const responses = await Promise.all(Array.from({ length: 50 }, () => get(site, `${path}-40.webp`)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('is generated again when its files are gone', async () => {
    const site = await serveMedia()
    const served = await serve(site, '/uploads/a.png', await samplePng(100, 50))
    await untilImproved(site)
    const { path } = served!.versions
    // Those that nobody waits for may still be generated.
    for (const name of ['20.webp', '40.webp', '40.jpg'])
      expect((await get(site, `${path}-${name}`)).status).toBe(200)
    await rm(join(site.folder, path.slice('/media/'.length), '40.webp'))
    expect((await get(site, `${path}-40.webp`)).status).toBe(200)
    await rm(site.folder, { recursive: true, maxRetries: 10, retryDelay: 50 })
    expect((await get(site, `${path}-40.webp`)).status).toBe(503)
    expect((await prepared(site, '/uploads/a.png'))?.url).toBe(served?.url)
    expect((await get(site, `${path}-40.webp`)).status).toBe(200)
  })
})
