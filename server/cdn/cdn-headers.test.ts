import { expect, test } from 'vitest'
import { createPageCache } from '../response-cache/page-cache.ts'
import { createCdnHeaders } from './cdn-headers.ts'

const DECLARING = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag']
const TAGGED = { 'x-content-tags': 'page:a%20b navigation', 'cache-control': 'no-cache' }

test('a page of the content service may be kept, and carries its tags for each kind of CDN', async () => {
  const headers = await rendered({ headers: TAGGED })
  expect(headers.get('cdn-cache-control')).toBe(
    'max-age=300, stale-while-revalidate=10, stale-if-error=86400',
  )
  expect(headers.get('surrogate-control')).toBe(headers.get('cdn-cache-control'))
  expect(headers.get('surrogate-key')).toBe('page:a%20b navigation')
  expect(headers.get('cache-tag')).toBe('page:a%20b,navigation')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('a page that the site keeps for seconds is kept no longer by a CDN', async () => {
  const headers = await rendered({ headers: { ...TAGGED, 'x-content-keep-seconds': '5' } })
  expect(headers.get('cdn-cache-control')).toMatch(/^max-age=5,/)
})

test.each([
  ['has no tags, such as a preview', { headers: { 'cache-control': 'no-store' } }],
  ['says that there is no page', { status: 404, headers: TAGGED }],
  ['redirects', { status: 301, headers: TAGGED }],
  ['failed', { status: 503, headers: TAGGED }],
  ['every cache may keep', { headers: { ...TAGGED, 'cache-control': 'public, max-age=60' } }],
])('T148: nothing is declared for a response that %s', async (_which, init) => {
  const headers = await rendered(init)
  expect(DECLARING.filter((name) => headers.has(name))).toEqual([])
})

test('T148: nothing is declared for a page that changed while it was rendered', async () => {
  const cache = createCache()
  const headers = await rendered({ headers: TAGGED }, cache, () => cache.invalidate(['navigation']))
  expect(DECLARING.filter((name) => headers.has(name))).toEqual([])
})

test('T150: without a CDN no tag leaves the site', async () => {
  const headers = await rendered({ headers: TAGGED }, createPageCache({ ...LIMITS, setCdnHeaders: null }))
  expect([...headers.keys()].filter((name) => DECLARING.includes(name) || name.startsWith('x-'))).toEqual([])
})

const LIMITS = { maxPages: 10, maxBytes: 1_000_000, clock: () => 0 }

function createCache() {
  return createPageCache({ ...LIMITS, setCdnHeaders: createCdnHeaders(300) })
}

/** The headers with which the page cache sends a response. */
async function rendered(
  init: ResponseInit,
  cache = createCache(),
  whileRendered = () => {},
): Promise<Headers> {
  const { headerList } = await cache.getOrRender('/a', async () => {
    await Promise.resolve()
    whileRendered()
    return new Response('text', init)
  })
  const pairs = headerList.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headerList[index + 1] ?? ''] as [string, string]] : [],
  )
  return new Headers(pairs)
}
