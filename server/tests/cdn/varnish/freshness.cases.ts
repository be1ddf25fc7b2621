import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { METRICS_HEADERS } from '../../../testing/start-built-site.ts'
import { stopSite } from '../../../testing/start-test-site.ts'
import { FAKETIME, VARNISH } from '../start-varnish.ts'
import {
  cacheStatus,
  get,
  POLL_OPTIONS,
  post,
  publish,
  site,
  startSite,
  titleOf,
  varnish,
} from './site-behind-varnish.ts'

const PUBLISHES = 5
const READERS = 8
const PAGES = ['/', '/careers', '/about-us']
const PRIVATE_HEADERS = [
  'surrogate-key',
  'cache-tag',
  'cdn-cache-control',
  'surrogate-control',
  'xkey',
  'server',
  'via',
  'x-varnish',
]
/** Longer than the ten seconds for which a page that is out of date is sent while it is fetched. */
const OUT_OF_DATE_MS = 13_000
const HOUR_SECONDS = 3_600
/** Pages are kept for a day after their time is over. */
const HOURS_KEPT = [1, 23]
const HOURS_GONE = 25

describe.skipIf(VARNISH === null)('the shipped configuration of Varnish: freshness', () => {
  test('T150: keeps a page in each encoding, and passes none of its tags on', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await expect.poll(() => cacheStatus('/about-us', encoding), POLL_OPTIONS).toBe('hit')
      const { headers } = await get('/about-us', encoding)
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(PRIVATE_HEADERS.filter((name) => headers.has(name))).toEqual([])
      expect(headers.get('cache-control')).toBe('no-cache')
    }
    const direct = await fetch(`${site.url}/about-us`)
    expect(direct.headers.get('surrogate-key')).toBe('page:about-us pages redirects navigation footer')
    const { headers } = await get('/about-us', 'br', { 'if-none-match': direct.headers.get('etag') ?? '' })
    expect([headers.get('x-cache'), headers.get('etag')]).toEqual(['hit', direct.headers.get('etag')])
  })

  test('keeps hashed files and what belongs to a page', async () => {
    const html = await (await get('/about-us')).text()
    const [file = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? []
    for (const path of [file, '/sitemap.xml', '/feed.xml'])
      await expect.poll(() => cacheStatus(path), POLL_OPTIONS).toBe('hit')
  })

  test('shows a change within a second of its publication, and never the old page afterwards', async () => {
    const delays: number[] = []
    for (let number = 0; number < PUBLISHES; number += 1) {
      const title = `Published as number ${number}`
      const reading = new AbortController()
      const seen = Array.from({ length: READERS }, () => readUntil('/about-us', reading.signal))
      const start = performance.now()
      await publish('about-us', title)
      await expect.poll(() => titleOf('/about-us'), POLL_OPTIONS).toContain(title)
      delays.push(performance.now() - start)
      // Longer than a second purge takes to remove what was on its way.
      await pause(3_000)
      reading.abort()
      await Promise.all(seen)
      for (const encoding of ['br', 'gzip', 'identity'])
        expect(await titleOf('/about-us', encoding)).toContain(title)
      expect(await cacheStatus('/about-us')).toBe('hit')
    }
    process.stdout.write(`Publish to live through Varnish: ${delays.map(Math.round).join(', ')} ms\n`)
    // Others may have to wait for the machine.
    expect(Math.min(...delays)).toBeLessThan(1_000)
  })

  test('purges only what has changed, and /metrics counts it', async () => {
    await expect.poll(() => cacheStatus('/careers'), POLL_OPTIONS).toBe('hit')
    await publish('about-us', 'Another title')
    await expect.poll(() => titleOf('/about-us'), POLL_OPTIONS).toContain('Another title')
    expect(await cacheStatus('/careers')).toBe('hit')
    const metrics = await (await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })).text()
    expect(Number(/beam_cdn_purges_total\{result="ok"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(PUBLISHES)
    expect(metrics).toContain('beam_cdn_purge_waiting 0')
  })

  test('pages outlive the site, however old they are, and forms say that they cannot be sent', async () => {
    await stopSite(site, 'SIGTERM')
    await startSite({ DATA_DIR: site.dataFolder, CDN_MAX_AGE_SECONDS: '1' })
    await fetch(varnish.purgeUrl, { method: 'PURGE', headers: { 'surrogate-key': 'pages' } })
    for (const path of PAGES) await (await get(path)).text()
    await stopSite(site, 'SIGTERM')
    // Their time of one second and the ten seconds of grace are over: from here on, each further second is the same.
    await pause(OUT_OF_DATE_MS)
    for (let round = 0; round < 3; round += 1)
      for (const path of PAGES) {
        const response = await get(path)
        expect([path, response.status, (await response.text()).endsWith('</html>')]).toEqual([
          path,
          200,
          true,
        ])
        await pause(1_500)
      }
    const unknown = await get('/never-asked-for')
    expect([
      unknown.status,
      unknown.headers.get('cache-control'),
      unknown.headers.get('retry-after'),
    ]).toEqual([503, 'no-store', '5'])
    expect(unknown.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await post('/contacts', '192.0.2.9', {})).status).toBe(503)
  })

  test.skipIf(FAKETIME === null)(
    'pages are shown for an hour without the site, and for a day, by the clock of Varnish; not longer',
    async () => {
      const ages = async () =>
        Promise.all(
          PAGES.map(async (path) => {
            const { status, headers } = await get(path)
            return status === 200 ? Number(headers.get('age')) : null
          }),
        )
      const youngest = async () => Math.min(...(await ages()).map((age) => age ?? -1))
      for (const hours of HOURS_KEPT) {
        varnish.setAhead(hours * HOUR_SECONDS)
        await expect.poll(youngest, POLL_OPTIONS).toBeGreaterThanOrEqual(hours * HOUR_SECONDS)
      }
      varnish.setAhead(HOURS_GONE * HOUR_SECONDS)
      await expect.poll(ages, POLL_OPTIONS).toEqual(PAGES.map(() => null))
    },
  )

  test('after the site has been away, pages are current again within seconds', async () => {
    await startSite({ DATA_DIR: site.dataFolder, CDN_MAX_AGE_SECONDS: '1' })
    await publish('careers', 'Published after a pause')
    await expect.poll(() => titleOf('/careers'), POLL_OPTIONS).toContain('Published after a pause')
    await expect.poll(() => cacheStatus('/careers'), POLL_OPTIONS).toBe('hit')
  })
})

/** Readers keep responses on their way while a change is published. */
async function readUntil(path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await titleOf(path, 'gzip')
}
