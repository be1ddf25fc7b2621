import { describe, expect, it } from 'vitest'
import { createSite } from './create-site.ts'
import { siteFakes } from './testing/fakes.ts'
import { requestSite } from './testing/request-site.ts'

it('passes the user agent on for the URL in the QR code only', async () => {
  const received: (string | null)[] = []
  const website = async ({ headers }: Request) => {
    received.push(headers.get('user-agent'))
    return new Response('')
  }
  const headers = { 'user-agent': 'Pixel (Android)' }
  for (const path of ['/app', '/app?a=b', '/about-us', '/app/code.svg'])
    await requestSite(path, { headers }, { website })
  expect(received).toEqual(['Pixel (Android)', 'Pixel (Android)', null, null])
})

it('T171: serves scripts of earlier builds at their own path only, not at each way to encode it', async () => {
  const asked: string[] = []
  const earlierAsset = async (path: string) => (asked.push(path), null)
  for (const path of ['/assets/abc12345.js', '/assets/abc12345%2Ejs', '/assets/%61bc12345.js'])
    await requestSite(path, {}, { earlierAsset })
  expect(asked).toEqual(['/assets/abc12345.js', '/assets/abc12345%2Ejs', '/assets/%61bc12345.js'])
})

/** The request that the website receives. */
async function forwarded(path: string, headers: Record<string, string>): Promise<Request> {
  let received: Request | undefined
  await requestSite(
    path,
    { headers },
    { website: async (internal) => ((received = internal), new Response('')) },
  )
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
    expect(await (await requestSite(path, {}, parts)).text()).toBe(part)
  })

  it('answer health checks while the process is overloaded', async () => {
    const loadLimiter = { ...siteFakes().loadLimiter, acquire: () => null }
    expect((await requestSite('/healthz', {}, { loadLimiter })).status).toBe(200)
    const rejected = await requestSite('/about-us', {}, { loadLimiter })
    expect(rejected.headers.get('retry-after')).toBe('2')
  })

  it('serve the metrics only with the token', async () => {
    const metricsToken = 'a-token-of-twenty-four-characters'
    expect((await requestSite('/metrics', {}, { metricsToken })).status).toBe(401)
    const response = await requestSite(
      '/metrics',
      { headers: { authorization: `Bearer ${metricsToken}` } },
      { metricsToken },
    )
    expect(await response.text()).toContain('beam_requests_total')
  })

  it('never serve the metrics without a configured token, also to this machine', async () => {
    const site = createSite(siteFakes())
    const requestMetrics = (headers: Record<string, string>, peer: string) =>
      site.fetch(new Request('https://beam.example/metrics', { headers }), { peer })
    expect((await requestMetrics({}, '127.0.0.1')).status).toBe(401)
    expect((await requestMetrics({ host: '127.0.0.1:3000' }, '::1')).status).toBe(401)
    expect((await requestMetrics({ authorization: 'Bearer null' }, '127.0.0.1')).status).toBe(401)
  })
})

describe('a missing file', () => {
  it.each(['/assets/old-12345678.js', '/art/none.svg', '/share/none.png'])(
    '%s is 404 without a request to the website',
    async (path) => {
      const response = await requestSite(path, { headers: { accept: 'text/html' } })
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('There is nothing at this address.')
    },
  )
})
