import { describe, expect, it } from 'vitest'
import { createSite, type SiteDependencies } from './create-site.ts'
import { siteFakes } from './testing/fakes.ts'
import { createLog } from './operation/log.ts'

const SITE = 'https://beam.example'

function request(path: string, init: RequestInit = {}, given: Partial<SiteDependencies> = {}) {
  return createSite(siteFakes(given)).fetch(new Request(SITE + path, init), { peer: '192.0.2.7' })
}

const failing = async () => Promise.reject(new Error('broken'))

it('passes the user agent on for the URL in the QR code only', async () => {
  const received: (string | null)[] = []
  const website = async ({ headers }: Request) => {
    received.push(headers.get('user-agent'))
    return new Response('')
  }
  const headers = { 'user-agent': 'Pixel (Android)' }
  for (const path of ['/app', '/app?a=b', '/about-us', '/app/code.svg'])
    await request(path, { headers }, { website })
  expect(received).toEqual(['Pixel (Android)', 'Pixel (Android)', null, null])
})

describe('T31: the security headers', () => {
  const responses: readonly [string, () => Promise<Response> | Response, number][] = [
    ['a page', () => request('/about-us'), 200],
    [
      'a redirect',
      () => request('/x', {}, { website: async () => new Response(null, { status: 302 }) }),
      302,
    ],
    [
      'an unchanged page',
      () => request('/x', {}, { website: async () => new Response(null, { status: 304 }) }),
      304,
    ],
    [
      'a missing page',
      () => request('/x', {}, { website: async () => new Response('', { status: 404 }) }),
      404,
    ],
    ['a wrong method', () => request('/about-us', { method: 'DELETE' }), 405],
    ['a long URL', () => request(`/${'x'.repeat(5000)}`), 414],
    ['a URL that cannot be decoded', () => request('/%ff'), 400],
    ['a URL with a line break', () => request('/about-us%0d%0aset-cookie:a=b'), 400],
    ['a failing page', () => request('/about-us', {}, { website: failing }), 500],
    [
      'a busy process',
      () => request('/about-us', {}, { loadLimiter: { ...siteFakes().loadLimiter, acquire: () => null } }),
      503,
    ],
  ]

  it.each(responses)('are on %s', async (_, respond, status) => {
    const response = await respond()
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('credentialless')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000')
  })

  it('do not replace those that a page sets itself', async () => {
    const headers = {
      'content-security-policy': "default-src 'self'",
      'cross-origin-embedder-policy': 'unsafe-none',
    }
    const response = await request('/', {}, { website: async () => new Response('', { headers }) })
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('unsafe-none')
    expect(response.headers.get('x-frame-options')).toBeNull()
  })

  it('include HSTS only for an https site', async () => {
    const response = await request('/', {}, { siteUrl: 'http://localhost:3000' })
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })
})

const formAt = async (path: string) => (path === '/contacts' ? 'contact' : null)

describe('T35: the methods', () => {
  const rejected: readonly [string, string, string][] = [
    ['PUT', '/about-us', 'GET, HEAD'],
    ['DELETE', '/contacts', 'GET, HEAD, POST'],
    ['PATCH', '/', 'GET, HEAD'],
    ['PUT', '/assets/a.js', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['GET', '/hooks/content', 'POST'],
  ]

  it.each(rejected)('%s %s is 405 with Allow', async (method, path, allowed) => {
    const response = await request(path, { method }, { formAt })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({
      status: 405,
      message: `This address does not accept ${method} requests.`,
    })
  })

  it.each([
    ['/about-us', 'GET, HEAD'],
    ['/contacts', 'GET, HEAD, POST'],
    ['/healthz', 'GET, HEAD'],
    ['/hooks/content', 'POST'],
    ['/assets/a.js', 'GET, HEAD'],
  ])('T30: OPTIONS %s allows %s, and no other origin', async (path, allowed) => {
    const init = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
    const response = await request(path, init, { formAt })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('T171: serves scripts of earlier builds at their own path only, not at each way to encode it', async () => {
  const asked: string[] = []
  const earlierAsset = async (path: string) => (asked.push(path), null)
  for (const path of ['/assets/abc12345.js', '/assets/abc12345%2Ejs', '/assets/%61bc12345.js'])
    await request(path, {}, { earlierAsset })
  expect(asked).toEqual(['/assets/abc12345.js', '/assets/abc12345%2Ejs', '/assets/%61bc12345.js'])
})

describe('T170: a made-up path below /api/', () => {
  const long = `?${'x'.repeat(5_000)}`
  const busy = { loadLimiter: { ...siteFakes().loadLimiter, acquire: () => null } }
  it.each([
    ['with a query that is too long', long, {}, 414],
    ['while the process is busy', '', busy, 503],
    ['with a method that nothing takes', '', { backend: async () => new Response('', { status: 405 }) }, 405],
  ])('%s gets no route of its own in the metrics', async (_, query, given, status) => {
    const { metrics } = siteFakes()
    for (const path of ['/api/made-up', '/api/made-up-too', '/api/contact'])
      expect((await request(path + query, {}, { ...given, metrics })).status).toBe(status)
    const { values } = await metrics.requests.get()
    expect(values.map(({ labels: { route }, value }) => [route, value])).toEqual([
      ['page', 2],
      ['/api/contact', 1],
    ])
  })
})

/** The request that the website receives. */
async function forwarded(path: string, headers: Record<string, string>): Promise<Request> {
  let received: Request | undefined
  await request(path, { headers }, { website: async (internal) => ((received = internal), new Response('')) })
  return received as Request
}

describe('T50: the request that the parts receive', () => {
  it('has the public origin, whatever the Host header says', async () => {
    const internal = await forwarded('/about-us?x=1', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(internal.url).toBe('https://beam.example/about-us?x=1')
    expect(internal.headers.get('x-forwarded-host')).toBeNull()
  })

  it('has the client address that the site determined', async () => {
    const internal = await forwarded('/', { 'x-client-address': '203.0.113.9' })
    expect(internal.headers.get('x-client-address')).toBe('192.0.2.7')
  })

  it('has no cookies and no unknown headers', async () => {
    const internal = await forwarded('/', {
      cookie: 'a=b',
      'x-react-router-prerender-data': 'x',
      accept: 'text/html',
    })
    expect([...internal.headers.keys()].toSorted()).toEqual(['accept', 'host', 'x-client-address'])
  })
})

describe('the routes', () => {
  const parts = {
    website: async () => new Response('website'),
    backend: async () => new Response('backend'),
  }
  it.each([
    ['/openapi.json', 'backend'],
    ['/api/contact', 'backend'],
    ['/anything/else', 'website'],
  ])('%s goes to the %s', async (path, part) => {
    expect(await (await request(path, {}, parts)).text()).toBe(part)
  })

  it('answer health checks while the process is overloaded', async () => {
    const loadLimiter = { ...siteFakes().loadLimiter, acquire: () => null }
    expect((await request('/healthz', {}, { loadLimiter })).status).toBe(200)
    const rejected = await request('/about-us', {}, { loadLimiter })
    expect(rejected.headers.get('retry-after')).toBe('2')
  })

  it('serve the metrics only with the token', async () => {
    const metricsToken = 'a-token-of-twenty-four-characters'
    expect((await request('/metrics', {}, { metricsToken })).status).toBe(401)
    const response = await request(
      '/metrics',
      { headers: { authorization: `Bearer ${metricsToken}` } },
      { metricsToken },
    )
    expect(await response.text()).toContain('beam_requests_total')
  })

  it('never serve the metrics without a configured token, also to this machine', async () => {
    const site = createSite(siteFakes())
    const requestMetrics = (headers: Record<string, string>, peer: string) =>
      site.fetch(new Request(`${SITE}/metrics`, { headers }), { peer })
    expect((await requestMetrics({}, '127.0.0.1')).status).toBe(401)
    expect((await requestMetrics({ host: '127.0.0.1:3000' }, '::1')).status).toBe(401)
    expect((await requestMetrics({ authorization: 'Bearer null' }, '127.0.0.1')).status).toBe(401)
  })
})

describe('a missing file', () => {
  it.each(['/assets/old-12345678.js', '/art/none.svg', '/share/none.png'])(
    '%s is 404 without a request to the website',
    async (path) => {
      const response = await request(path, { headers: { accept: 'text/html' } })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('There is nothing at this address.')
    },
  )
})

describe('the log', () => {
  it('T69: holds the route and the status, and nothing a person sent', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const headers = { 'user-agent': 'canary-agent', referer: 'https://canary.example/' }
    await request('/canary-path?email=canary@query.example', { headers }, { log })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', route: 'page', status: 200 })
    expect(lines.join('')).not.toContain('canary')
    expect(lines.join('')).not.toContain('192.0.2.7')
  })

  it('T69: logs where an error was thrown, but not its message, which may quote personal data', async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => lines.push(line) })
    expect((await request('/about-us', {}, { log, website: failsToParse })).status).toBe(500)
    expect(lines.join('')).toMatch(/"error":"SyntaxError at .*create-site\.test\.ts/)
    expect(lines.join('')).not.toContain('canary')
  })
})

async function failsToParse(): Promise<never> {
  return JSON.parse('canary') as never
}
