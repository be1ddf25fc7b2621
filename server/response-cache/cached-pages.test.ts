import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { HttpServerDependencies } from '../connections/create-http-server.ts'
import { PAGE, useTestServer } from '../testing/use-test-server.ts'
import { createNotFoundResponses } from './not-found-responses.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const site = useTestServer()

describe('a cached page', () => {
  it('is rendered once, and then sent with the same headers', async () => {
    const first = await fetch(`${site.address()}/about-us`)
    const second = await fetch(`${site.address()}/about-us`)
    expect(site.rendered).toEqual(['https://beam.example/about-us'])
    expect(await second.text()).toBe(PAGE)
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect(second.headers.get('x-content-tags')).toBeNull()
    expect(second.headers.get('x-request-id')).toBeNull()
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ] as const)('is sent for Accept-Encoding %s as %s', async (accepted, encoding, decode) => {
    await fetch(`${site.address()}/about-us`)
    const response = await site.sendRaw(
      `GET /about-us HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    )
    const [head = '', body = ''] = response.split('\r\n\r\n', 2)
    expect(/^content-encoding: (\w+)$/m.exec(head)?.[1] ?? null).toBe(encoding)
    expect(head).toContain('vary: accept-encoding')
    expect(decode(Buffer.from(response.slice(head.length + 4), 'latin1')).toString()).toBe(PAGE)
    expect(body).not.toBe('')
  })

  it('is not sent again to a client that has it', async () => {
    const etag = (await fetch(`${site.address()}/about-us`)).headers.get('etag') ?? ''
    const response = await fetch(`${site.address()}/about-us`, { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
    expect(response.headers.get('content-security-policy')).not.toBeNull()
    expect(await response.text()).toBe('')
  })

  it('answers HEAD with the length and without the body', async () => {
    const response = await fetch(`${site.address()}/about-us`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(response.headers.get('content-length')).toBe(String(PAGE.length))
    expect(await response.text()).toBe('')
  })

  it('is the same for any campaign query, but not for ?sent=', async () => {
    await fetch(`${site.address()}/about-us?utm_source=a`)
    await fetch(`${site.address()}/about-us?utm_source=b`)
    expect(site.rendered).toEqual(['https://beam.example/about-us'])
    await fetch(`${site.address()}/contacts?sent=AB12`)
    await fetch(`${site.address()}/contacts?sent=AB12`)
    expect(site.rendered.slice(1)).toEqual(Array(2).fill('https://beam.example/contacts?sent=AB12'))
  })

  it('redirects with the query', async () => {
    await fetch(`${site.address()}/moved?a=1`, { redirect: 'manual' })
    expect(site.rendered).toEqual(['https://beam.example/moved', 'https://beam.example/moved?a=1'])
  })

  it('is the same whatever headers the first client sent', async () => {
    await fetch(`${site.address()}/about-us`, {
      headers: { 'x-forwarded-host': 'evil.example', cookie: 'a=b', 'accept-language': 'pt' },
    })
    expect(site.rendered).toEqual(['https://beam.example/about-us'])
  })

  it('has the same status when it is cached', async () => {
    await fetch(`${site.address()}/404`)
    expect((await fetch(`${site.address()}/404`)).status).toBe(404)
  })
})

async function withEmptyCache(): Promise<PageCache> {
  const pages = createPageCache({ maxPages: 10, maxBytes: 1_000_000, clock: () => 0 })
  await site.listen({ pages })
  return pages
}

describe('T171: another spelling of a page’s path', () => {
  it.each([
    '/made-up/../about-us',
    '/./about-us',
    '/%2e/about-us',
    '/made-up/%2E%2e/about-us',
    '/made-up\\..\\about-us',
    '/about-us#made-up',
  ])('%s is not cached', async (path) => {
    const pages = await withEmptyCache()
    const response = await site.sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(response).toMatch(/^HTTP\/1\.1 (?:200|400) /)
    expect(response).not.toContain('x-content-tags')
    expect(pages.counts().pages).toBe(0)
  })

  it('that is too long for the cache gets no headers of the cache either', async () => {
    const pages = await withEmptyCache()
    const response = await fetch(`${site.address()}/about-us?${'x'.repeat(2_000)}`)
    expect([response.status, response.headers.get('x-content-tags')]).toEqual([200, null])
    expect(pages.counts().pages).toBe(0)
  })
})

describe('T93: a path without a page', () => {
  const notFound = createNotFoundResponses((path) => {
    if (path.startsWith('/none/')) return { kind: 'not-found-page', path: '/404' }
    return path.startsWith('/none') ? { kind: 'redirect', path: '/404' } : null
  }, 'https://beam.example')

  async function restart(given: Partial<HttpServerDependencies> = {}): Promise<PageCache> {
    const pages = createPageCache({ maxPages: 10, maxBytes: 1_000_000, clock: () => 0 })
    await site.listen({ notFound, pages, ...given })
    return pages
  }

  it('is answered with the bytes of /404, which are rendered and cached once', async () => {
    const pages = await restart()
    const responses = []
    for (const path of ['/none/1', '/none/2?a=1', '/none/3', '/404'])
      responses.push(await fetch(site.address() + path))
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(new Set([PAGE]))
    expect(site.rendered).toEqual(['https://beam.example/404'])
    expect(pages.counts().pages).toBe(1)
  })

  it('redirects to /404 without a request to the website, and no cache may store it', async () => {
    const pages = await restart()
    for (const path of ['/none', '/none-2', '/none-3?a=1']) {
      const response = await fetch(site.address() + path, { redirect: 'manual' })
      expect([
        response.status,
        response.headers.get('location'),
        response.headers.get('cache-control'),
      ]).toEqual([302, '/404', 'no-store'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect(site.rendered).toEqual([])
    expect(pages.counts().pages).toBe(0)
  })

  it('is counted as a response from memory, and files apart from pages', async () => {
    const sent: string[] = []
    await restart({ onSentFromMemory: (kind, status) => void sent.push(`${kind} ${status}`) })
    for (const path of ['/about-us', '/about-us', '/none', '/none/1', '/none/1', '/assets/a-12345678.js'])
      await fetch(site.address() + path, { redirect: 'manual' })
    expect(sent).toEqual(['page 200', 'page 302', 'page 404', 'file 200'])
  })
})
