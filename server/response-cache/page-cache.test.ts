import { describe, expect, it } from 'vitest'
import type { CachedResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'

/** Long and uneven enough that the best compression beats a quick one. */
const TEXT = Array.from({ length: 900 }, (_, index) => `${(index * 7919) % 1013} back `).join('')

function brotliBytes(response: CachedResponse | undefined): number {
  return response?.body.kind === 'compressed' ? response.body.br.bytes.length : Number.NaN
}

function createCache({ pages = 10, bytes = 1_000_000 } = {}) {
  const time = { ms: 0 }
  return { cache: createPageCache({ maxPages: pages, maxBytes: bytes, clock: () => time.ms }), time }
}

function page(
  body: string,
  headers: Record<string, string> = { 'x-content-tags': 'page:a navigation' },
  status = 200,
) {
  return async () => new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
}

describe('the page cache', () => {
  it('caches a page with its tags, and does not send them', async () => {
    const { cache } = createCache()
    const response = await cache.getOrRender('/a', page('text'))
    expect(cache.get('/a')).toBe(response)
    expect(response.headerList).not.toContain('x-content-tags')
  })

  it.each([
    ['has no tags', page('x', {})],
    ['redirects', page('', { 'x-content-tags': 'pages' }, 302)],
    ['failed', page('x', { 'x-content-tags': 'pages' }, 500)],
    ['is not available', page('x', { 'x-content-tags': 'pages' }, 503)],
  ])('does not cache a response that %s', async (_, render) => {
    const { cache } = createCache()
    await cache.getOrRender('/a', render)
    expect(cache.get('/a')).toBeUndefined()
  })

  it('renders once for concurrent requests', async () => {
    const { cache } = createCache()
    let renders = 0
    const render = async () => ((renders += 1), page('text')())
    const responses = await Promise.all(Array.from({ length: 500 }, () => cache.getOrRender('/a', render)))
    expect(renders).toBe(1)
    expect(new Set(responses).size).toBe(1)
  })

  it('removes pages with an invalidated tag, and only those', async () => {
    const { cache } = createCache()
    await cache.getOrRender('/a', page('a'))
    await cache.getOrRender('/b', page('b', { 'x-content-tags': 'page:b navigation' }))
    cache.invalidate(['page:a'])
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')).toBeDefined()
    cache.invalidate(['navigation'])
    expect(cache.counts()).toEqual({ pages: 0, bytes: 0 })
  })

  it('removes a page whose slug contains non-ASCII letters or a space', async () => {
    const { cache } = createCache()
    await cache.getOrRender('/caf%C3%A9', page('a', { 'x-content-tags': 'page:un%20caf%C3%A9 pages' }))
    cache.invalidate(['page:un café'])
    expect(cache.get('/caf%C3%A9')).toBeUndefined()
  })

  it('does not cache a page that was being rendered while its content changed', async () => {
    const { cache } = createCache()
    const rendering = Promise.withResolvers<Response>()
    const old = cache.getOrRender('/a', () => rendering.promise)
    cache.invalidate(['page:a'])
    const renewed = cache.getOrRender('/a', page('new'))
    rendering.resolve(await page('old')())
    await old
    expect(cache.get('/a')).toBe(await renewed)
  })

  it('renders again after a failure', async () => {
    const { cache } = createCache()
    await expect(cache.getOrRender('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await cache.getOrRender('/a', page('text'))
    expect(cache.get('/a')).toBeDefined()
  })

  it('caches pages rendered without the content service for seconds only', async () => {
    const { cache, time } = createCache()
    await cache.getOrRender(
      '/a',
      page('default', { 'x-content-tags': 'page:a', 'x-content-keep-seconds': '5' }),
    )
    time.ms = 4_999
    expect(cache.get('/a')).toBeDefined()
    time.ms = 5_000
    expect(cache.get('/a')).toBeUndefined()
  })

  it('evicts the oldest page beyond its number of pages', async () => {
    const { cache } = createCache({ pages: 2 })
    for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, page(key))
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.counts().pages).toBe(2)
  })

  it('evicts pages beyond its number of bytes', async () => {
    const { cache } = createCache({ bytes: 2_500 })
    const picture = { 'x-content-tags': 'page:a', 'content-type': 'image/png' }
    for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, page('x'.repeat(1_000), picture))
    expect(cache.counts()).toEqual({ pages: 2, bytes: 2_000 })
  })

  it('keeps the cached response when a page is unchanged, and does not compress it again', async () => {
    const { cache, time } = createCache()
    const forSeconds = { 'x-content-tags': 'page:a', 'x-content-keep-seconds': '5' }
    const quick = await cache.getOrRender('/a', page(TEXT, forSeconds))
    await expect.poll(() => brotliBytes(cache.get('/a'))).toBeLessThan(brotliBytes(quick))
    const smaller = cache.get('/a')
    time.ms = 6_000
    expect(await cache.getOrRender('/a', page(TEXT, forSeconds))).toBe(smaller)
    time.ms = 12_000
    expect(await cache.getOrRender('/a', page(`${TEXT}!`, forSeconds))).not.toBe(smaller)
  })

  it('sends fewer bytes after a while', async () => {
    const { cache } = createCache()
    const quick = await cache.getOrRender('/a', page(TEXT))
    await expect.poll(() => brotliBytes(cache.get('/a'))).toBeLessThan(brotliBytes(quick))
    expect(cache.get('/a')?.etag).toBe(quick.etag)
  })
})
