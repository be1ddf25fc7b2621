import { describe, expect, it } from 'vitest'
import { createSite, type SiteDependencies } from './create-site.ts'
import { siteFakes } from './testing/fakes.ts'
import { createLog } from './operation/log.ts'

const SITE = 'https://beam.example'

function ask(path: string, init: RequestInit = {}, given: Partial<SiteDependencies> = {}) {
  return createSite(siteFakes(given)).fetch(new Request(SITE + path, init), { peer: '192.0.2.7' })
}

const failing = async () => Promise.reject(new Error('broken'))

describe('T31: the security headers', () => {
  const answers: readonly [string, () => Promise<Response> | Response, number][] = [
    ['a page', () => ask('/about-us'), 200],
    ['a redirect', () => ask('/x', {}, { website: async () => new Response(null, { status: 302 }) }), 302],
    [
      'what was not changed',
      () => ask('/x', {}, { website: async () => new Response(null, { status: 304 }) }),
      304,
    ],
    ['a missing page', () => ask('/x', {}, { website: async () => new Response('', { status: 404 }) }), 404],
    ['a wrong method', () => ask('/about-us', { method: 'DELETE' }), 405],
    ['a long address', () => ask(`/${'x'.repeat(5000)}`), 414],
    ['an address that cannot be decoded', () => ask('/%ff'), 400],
    ['an address with a line break in it', () => ask('/about-us%0d%0aset-cookie:a=b'), 400],
    ['a failing page', () => ask('/about-us', {}, { website: failing }), 500],
    ['a busy process', () => ask('/about-us', {}, { load: { ...siteFakes().load, enter: () => null } }), 503],
  ]

  it.each(answers)('stand on %s', async (_, answer, status) => {
    const response = await answer()
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

  it('leave alone what a page states itself', async () => {
    const headers = {
      'content-security-policy': "default-src 'self'",
      'cross-origin-embedder-policy': 'unsafe-none',
    }
    const response = await ask('/', {}, { website: async () => new Response('', { headers }) })
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('unsafe-none')
    expect(response.headers.get('x-frame-options')).toBeNull()
  })

  it('do not insist on https where the site has none', async () => {
    const response = await ask('/', {}, { siteUrl: 'http://localhost:3000' })
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })
})

const formAt = async (path: string) => (path === '/contacts' ? 'contact' : null)

describe('T35: the methods', () => {
  const refused: readonly [string, string, string][] = [
    ['PUT', '/about-us', 'GET, HEAD'],
    ['DELETE', '/contacts', 'GET, HEAD, POST'],
    ['PATCH', '/', 'GET, HEAD'],
    ['PUT', '/assets/a.js', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['GET', '/hooks/content', 'POST'],
  ]

  it.each(refused)('%s %s is 405 and says what is possible', async (method, path, allowed) => {
    const response = await ask(path, { method }, { formAt })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({ status: 405, message: `${method} is not possible here.` })
  })

  it.each([
    ['/about-us', 'GET, HEAD'],
    ['/contacts', 'GET, HEAD, POST'],
    ['/healthz', 'GET, HEAD'],
    ['/hooks/content', 'POST'],
    ['/assets/a.js', 'GET, HEAD'],
  ])('T30: OPTIONS %s says %s, and lets nobody in from elsewhere', async (path, allowed) => {
    const init = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
    const response = await ask(path, init, { formAt })
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

/** What the website is handed. */
async function seen(path: string, headers: Record<string, string>): Promise<Request> {
  let request: Request | undefined
  await ask(path, { headers }, { website: async (given) => ((request = given), new Response('')) })
  return request as Request
}

describe('T50: what the parts learn of a request', () => {
  it('is addressed to the public site, whatever the client called it', async () => {
    const request = await seen('/about-us?x=1', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(request.url).toBe('https://beam.example/about-us?x=1')
    expect(request.headers.get('x-forwarded-host')).toBeNull()
  })

  it('names the client as the process found it', async () => {
    const request = await seen('/', { 'x-client-address': '203.0.113.9' })
    expect(request.headers.get('x-client-address')).toBe('192.0.2.7')
  })

  it('leaves out cookies and headers nobody asked for', async () => {
    const request = await seen('/', {
      cookie: 'a=b',
      'x-react-router-prerender-data': 'x',
      accept: 'text/html',
    })
    expect([...request.headers.keys()].toSorted()).toEqual(['accept', 'host', 'x-client-address'])
  })
})

describe('the ways in', () => {
  const parts = {
    website: async () => new Response('website'),
    backend: async () => new Response('backend'),
  }
  it.each([
    ['/openapi.json', 'backend'],
    ['/api/contact', 'backend'],
    ['/anything/else', 'website'],
  ])('%s goes to the %s', async (path, part) => {
    expect(await (await ask(path, {}, parts)).text()).toBe(part)
  })

  it('stay open for health while the process is too busy for more', async () => {
    const load = { ...siteFakes().load, enter: () => null }
    expect((await ask('/healthz', {}, { load })).status).toBe(200)
    const refused = await ask('/about-us', {}, { load })
    expect(refused.headers.get('retry-after')).toBe('2')
  })

  it('show the metrics only to who has the token', async () => {
    const metricsToken = 'a-token-of-twenty-four-characters'
    expect((await ask('/metrics', {}, { metricsToken })).status).toBe(401)
    const response = await ask(
      '/metrics',
      { headers: { authorization: `Bearer ${metricsToken}` } },
      { metricsToken },
    )
    expect(await response.text()).toContain('beam_requests_total')
  })

  it('show the metrics to nobody where there is no token, however the request seems to come from the machine itself', async () => {
    const site = createSite(siteFakes())
    const asked = (headers: Record<string, string>, peer: string) =>
      site.fetch(new Request(`${SITE}/metrics`, { headers }), { peer })
    expect((await asked({}, '127.0.0.1')).status).toBe(401)
    expect((await asked({ host: '127.0.0.1:3000' }, '::1')).status).toBe(401)
    expect((await asked({ authorization: 'Bearer null' }, '127.0.0.1')).status).toBe(401)
  })
})

describe('a file that is not there', () => {
  it.each(['/assets/old-12345678.js', '/art/none.svg', '/share/none.png'])(
    '%s is 404 without asking the website',
    async (path) => {
      const response = await ask(path, { headers: { accept: 'text/html' } })
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
    await ask('/canary-path?email=canary@query.example', { headers }, { log })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', route: 'page', status: 200 })
    expect(lines.join('')).not.toContain('canary')
    expect(lines.join('')).not.toContain('192.0.2.7')
  })

  it('T69: tells where a fault broke, not its words, which may quote what somebody wrote', async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => lines.push(line) })
    expect((await ask('/about-us', {}, { log, website: readsWrongly })).status).toBe(500)
    expect(lines.join('')).toMatch(/"error":"SyntaxError at .*create-site\.test\.ts/)
    expect(lines.join('')).not.toContain('canary')
  })
})

async function readsWrongly(): Promise<never> {
  return JSON.parse('canary') as never
}
