import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSite } from '../create-site.ts'
import { createPostListener } from '../requests/post-listener.ts'
import { HTTP_SERVER_FAKES, POST_FAKES, siteFakes } from '../testing/fakes.ts'
import { cacheResponse, cacheBytes } from '../response-cache/cached-response.ts'
import { createHttpServer, type HttpServerDependencies } from './create-http-server.ts'
import { createNotFoundResponses } from '../response-cache/not-found.ts'
import { createPageCache, type PageCache } from '../response-cache/page-cache.ts'

const PAGE = 'Pay, and something comes back. '.repeat(50)
/** More than the system buffers for a client that does not read. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x')
let server: Server
let rendered: string[]

async function listen(given: Partial<HttpServerDependencies> = {}) {
  rendered = []
  const website = async (request: Request) => {
    rendered.push(request.url)
    const { pathname } = new URL(request.url)
    const headers = { 'content-type': 'text/html', 'x-content-tags': `page:${pathname}` }
    return new Response(PAGE, { status: { '/404': 404, '/moved': 301 }[pathname] ?? 200, headers })
  }
  const fakes = siteFakes({ website })
  const site = createSite(fakes)
  server = createHttpServer({
    siteUrl: 'https://beam.example',
    fetch: site.fetch,
    posts: createPostListener({ ...fakes, ...POST_FAKES }),
    pages: createPageCache({ pages: 10, bytes: 1_000_000, clock: () => 0 }),
    files: new Map([
      ['/assets/a-12345678.js', await cacheResponse(new Response('code'))],
      ['/share/large.png', cacheBytes(200, new Headers({ 'content-type': 'image/png' }), LARGE)],
    ]),
    ...HTTP_SERVER_FAKES,
    ...given,
  })
  server.listen(0)
  await once(server, 'listening')
}

const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const openConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

/** Everything a socket receives before it is closed. */
async function raw(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(text)
  let response = ''
  socket.setEncoding('latin1').on('data', (chunk) => (response += chunk))
  await once(socket, 'close')
  return response
}

beforeEach(() => listen())
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a cached page', () => {
  it('is rendered once, and then sent with the same headers', async () => {
    const first = await fetch(`${base()}/about-us`)
    const second = await fetch(`${base()}/about-us`)
    expect(rendered).toEqual(['https://beam.example/about-us'])
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
    await fetch(`${base()}/about-us`)
    const response = await raw(
      `GET /about-us HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    )
    const [head = '', body = ''] = response.split('\r\n\r\n', 2)
    expect(/^content-encoding: (\w+)$/m.exec(head)?.[1] ?? null).toBe(encoding)
    expect(head).toContain('vary: accept-encoding')
    expect(decode(Buffer.from(response.slice(head.length + 4), 'latin1')).toString()).toBe(PAGE)
    expect(body).not.toBe('')
  })

  it('is not sent again to a client that has it', async () => {
    const etag = (await fetch(`${base()}/about-us`)).headers.get('etag') ?? ''
    const response = await fetch(`${base()}/about-us`, { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
    expect(response.headers.get('content-security-policy')).not.toBeNull()
    expect(await response.text()).toBe('')
  })

  it('answers HEAD with the length and without the body', async () => {
    const response = await fetch(`${base()}/about-us`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(response.headers.get('content-length')).toBe(String(PAGE.length))
    expect(await response.text()).toBe('')
  })

  it('is the same for any campaign query, but not for ?sent=', async () => {
    await fetch(`${base()}/about-us?utm_source=a`)
    await fetch(`${base()}/about-us?utm_source=b`)
    expect(rendered).toEqual(['https://beam.example/about-us'])
    await fetch(`${base()}/contacts?sent=AB12`)
    await fetch(`${base()}/contacts?sent=AB12`)
    expect(rendered.slice(1)).toEqual(Array(2).fill('https://beam.example/contacts?sent=AB12'))
  })

  it('redirects with the query', async () => {
    await fetch(`${base()}/moved?a=1`, { redirect: 'manual' })
    expect(rendered).toEqual(['https://beam.example/moved', 'https://beam.example/moved?a=1'])
  })

  it('is the same whatever headers the first client sent', async () => {
    await fetch(`${base()}/about-us`, {
      headers: { 'x-forwarded-host': 'evil.example', cookie: 'a=b', 'accept-language': 'pt' },
    })
    expect(rendered).toEqual(['https://beam.example/about-us'])
  })

  it('has the same status when it is cached', async () => {
    await fetch(`${base()}/404`)
    expect((await fetch(`${base()}/404`)).status).toBe(404)
  })
})

describe('T93: a path without a page', () => {
  const notFound = createNotFoundResponses((path) => {
    if (path.startsWith('/none/')) return { kind: 'screen', path: '/404' }
    return path.startsWith('/none') ? { kind: 'redirect', path: '/404' } : null
  }, 'https://beam.example')

  async function restart(given: Partial<HttpServerDependencies> = {}): Promise<PageCache> {
    server.close()
    const pages = createPageCache({ pages: 10, bytes: 1_000_000, clock: () => 0 })
    await listen({ notFound, pages, ...given })
    return pages
  }

  it('is answered with the bytes of /404, which are rendered and cached once', async () => {
    const pages = await restart()
    const responses = []
    for (const path of ['/none/1', '/none/2?a=1', '/none/3', '/404'])
      responses.push(await fetch(base() + path))
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(new Set([PAGE]))
    expect(rendered).toEqual(['https://beam.example/404'])
    expect(pages.counts().pages).toBe(1)
  })

  it('redirects to /404 without a request to the website, and no cache may store it', async () => {
    const pages = await restart()
    for (const path of ['/none', '/none-2', '/none-3?a=1']) {
      const response = await fetch(base() + path, { redirect: 'manual' })
      expect([
        response.status,
        response.headers.get('location'),
        response.headers.get('cache-control'),
      ]).toEqual([302, '/404', 'no-store'])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect(rendered).toEqual([])
    expect(pages.counts().pages).toBe(0)
  })

  it('is counted as a response from memory, and files apart from pages', async () => {
    const sent: string[] = []
    await restart({ onSentFromMemory: (kind, status) => void sent.push(`${kind} ${status}`) })
    for (const path of ['/about-us', '/about-us', '/none', '/none/1', '/none/1', '/assets/a-12345678.js'])
      await fetch(base() + path, { redirect: 'manual' })
    expect(sent).toEqual(['page 200', 'page 302', 'page 404', 'file 200'])
  })
})

describe('the server', () => {
  it('sends files from memory', async () => {
    expect(await (await fetch(`${base()}/assets/a-12345678.js`)).text()).toBe('code')
    expect(rendered).toEqual([])
  })

  it.each([
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['an invalid host', 'GET /preview HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['an invalid target', 'GET http://[::1/about-us HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a target with a password', 'GET http://a:b@x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9_000)}\r\n\r\n`, 431],
  ])('answers %s with security headers', async (_, request, status) => {
    const response = await raw(request)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain("default-src 'none'")
    expect(response).toContain('problem+json')
    expect(response).toContain('no-store')
  })

  it('T10: sends no error into another response', async () => {
    const response = await raw('GET /share/large.png HTTP/1.1\r\nHost: x\r\n\r\nNOTHING\r\n\r\n')
    expect(response).not.toContain('HTTP/1.1 400')
  })

  it('requests a page without a peer, so that it never seems to come from a trusted proxy', async () => {
    const peers: unknown[] = []
    server.close()
    await listen({
      fetch: (_request, { peer }) => {
        peers.push(peer)
        return new Response('')
      },
    })
    await raw('GET /x/../metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(peers).toEqual([undefined])
  })

  it('treats a post without a body as an empty one', async () => {
    const origin = 'Origin: https://beam.example'
    const response = await raw(
      `POST /api/contact HTTP/1.1\r\nHost: beam.example\r\n${origin}\r\nConnection: close\r\n\r\n`,
    )
    expect(response).toMatch(/^HTTP\/1.1 201 /)
    expect(response).toMatch(/\r\n\r\n(?:0\r\n\r\n)?$/)
  })

  it('closes the connection when a body does not arrive', async () => {
    const start = performance.now()
    await raw(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    )
    expect(performance.now() - start).toBeLessThan(60_000)
  })

  it.each([
    ['that was rejected', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\n'],
    ['for a page', 'GET /about-us HTTP/1.1\r\nHost: x\r\n'],
    ['for a file', 'HEAD /assets/a-12345678.js HTTP/1.1\r\nHost: x\r\n'],
  ])('T26: closes the connection when a body keeps dripping after a request %s', async (_what, head) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.write(`${head}Content-Length: 9999\r\n\r\n`)
    const drip = setInterval(() => socket.write(' '), 50)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(drip)
    expect(socket.bytesRead).toBeGreaterThan(0)
  })

  it('T26: closes the connection of a client that reads nothing', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    socket.pause().write('GET /share/large.png HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(server, 'request')
    await expect.poll(openConnections).toBe(0)
    socket.destroy()
  })

  it('lets a slow client read to the end, which takes longer than a client may stall', async () => {
    server.close()
    await listen({ stalledMs: 4_000 })
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write('GET /share/large.png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    let bytes = 0
    client.on('data', (chunk) => {
      bytes += chunk.length
      client.pause()
      setTimeout(() => client.resume(), 10)
    })
    await once(client, 'close')
    expect(bytes).toBeGreaterThan(LARGE.length)
  })

  it('calls the middleware of Vite first in development', async () => {
    server.close()
    await listen({
      middleware: (request, response, next) =>
        request.url === '/@vite/client' ? response.end('vite') : next(),
    })
    expect(await (await fetch(`${base()}/@vite/client`)).text()).toBe('vite')
    expect(await (await fetch(`${base()}/about-us`)).text()).toBe(PAGE)
  })
})
