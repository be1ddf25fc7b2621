import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sendRaw, requestText, type RawResponse } from '../../testing/send-raw.ts'
import { shareTestSite } from '../../testing/share-test-site.ts'

const site = shareTestSite()
const EVIL = 'evil.example'

/** Headers that have misled caches, proxies and frameworks. */
const HEADERS: readonly [string, string][] = [
  ['host', EVIL],
  ['x-forwarded-host', EVIL],
  ['x-forwarded-server', EVIL],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-scheme', 'nothttps'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-path', '/evil'],
  ['x-forwarded-uri', '/evil'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded', `for=1;host=${EVIL}`],
  ['forwarded', `host=${EVIL};proto=http`],
  ['x-host', EVIL],
  ['x-http-host-override', EVIL],
  ['x-original-host', EVIL],
  ['x-original-url', '/admin'],
  ['x-rewrite-url', '/admin'],
  ['x-override-url', '/admin'],
  ['x-proxy-url', `http://${EVIL}/`],
  ['x-proxy-host', EVIL],
  ['x-backend-host', EVIL],
  ['x-real-ip', '127.0.0.1'],
  ['x-client-ip', '127.0.0.1'],
  ['x-client-address', '127.0.0.1'],
  ['cf-connecting-ip', '127.0.0.1'],
  ['true-client-ip', '127.0.0.1'],
  ['via', `1.1 ${EVIL}`],
  ['base-url', `http://${EVIL}/`],
  ['destination', `http://${EVIL}/`],
  ['referer', `http://${EVIL}/`],
  ['origin', `http://${EVIL}`],
  ['x-react-router-prerender-data', '[{"_1":2},"routes"]'],
  ['x-react-router-spa-mode', 'yes'],
  ['x-react-router-data', 'yes'],
  ['x-remix-response', 'yes'],
  ['x-middleware-subrequest', 'middleware:middleware'],
  ['x-middleware-prefetch', '1'],
  ['x-nextjs-data', '1'],
  ['rsc', '1'],
  ['next-router-state-tree', '[]'],
  ['x-invoke-status', '500'],
  ['x-invoke-path', '/admin'],
  ['x-http-method-override', 'POST'],
  ['x-method-override', 'DELETE'],
  ['x-http-method', 'PUT'],
  ['accept', 'application/json'],
  ['accept', 'text/x-component'],
  ['accept-language', 'xx'],
  ['accept-charset', 'utf-7'],
  ['cookie', 'session=evil; theme=evil'],
  ['authorization', 'Basic ZXZpbDpldmls'],
  ['range', 'bytes=0-9'],
  ['if-range', '"x"'],
  ['if-modified-since', 'Fri, 20 Nov 2099 00:00:00 GMT'],
  ['if-match', '"x"'],
  ['expect', '100-continue'],
  ['upgrade', 'h2c'],
  ['max-forwards', '0'],
  ['surrogate-capability', 'x="ESI/1.0"'],
  ['user-agent', '<script>alert(1)</script>'],
  ['sec-fetch-dest', 'script'],
  ['service-worker', 'script'],
  ['x-content-tags', 'page:about-us'],
  ['pragma', 'akamai-x-get-true-cache-key'],
]

const clean = (path: string) => sendRaw(site().url, requestText('GET', path, { accept: 'text/html' }))

function fingerprint({ status, headers, body }: RawResponse): string {
  const compared = [...headers].filter(
    ([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name),
  )
  return `${status} ${createHash('sha256').update(body).digest('hex')} ${JSON.stringify(compared.toSorted())}`
}

describe('T50: a request never changes the response to another', () => {
  it.each(HEADERS)('%s: %s', async (name, value) => {
    for (const path of ['/about-us', '/sitemap.xml', '/feed.xml']) {
      const before = fingerprint(await clean(path))
      const poisoned = await sendRaw(
        site().url,
        requestText('GET', path, { accept: 'text/html', [name]: value }),
      )
      expect(poisoned.body.includes(EVIL)).toBe(false)
      expect(poisoned.headers.get('location') ?? '').not.toContain(EVIL)
      expect(fingerprint(await clean(path))).toBe(before)
    }
  })

  it('a page rendered for a request with all of them is the same', async () => {
    const headers = Object.fromEntries(
      HEADERS.filter(([name]) => !['accept', 'expect', 'upgrade'].includes(name)),
    )
    const first = await sendRaw(
      site().url,
      requestText('GET', '/careers', { ...headers, accept: 'text/html' }),
    )
    const second = await clean('/careers')
    expect(fingerprint(second)).toBe(fingerprint(first))
    expect(second.body.includes(EVIL)).toBe(false)
  })

  it('a query never changes the cached page', async () => {
    const before = fingerprint(await clean('/about-us'))
    const response = await clean('/about-us?utm_source=<script>alert(1)</script>&sent=BW-2345-6789A')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.body.includes('<script>alert(1)')).toBe(false)
    expect(fingerprint(await clean('/about-us'))).toBe(before)
  })
})

/** Paths that a cache in front of the site would store because of their extension. */
const DECEPTIONS = [
  '/contacts/x.css',
  '/contacts/x.js',
  '/contacts%2fx.css',
  '/contacts;x.css',
  '/contacts%3bx.css',
  '/contacts%3fx.css',
  '/contacts%23x.css',
  '/contacts%00.css',
  '/contacts/.css',
  '/contacts.css',
  '/contacts/%2e%2e/x.css',
  '/api/contact/x.css',
  '/api/contact%2fx.png',
  '/thank-you.js',
]

describe('T51: no page is served at a path that looks like a file', () => {
  it.each(DECEPTIONS)('%s', async (path) => {
    const response = await clean(path)
    expect(response.status).not.toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/u)
    expect(response.body.includes('<form method="post"')).toBe(false)
  })
})
