import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../../website/app/content/testing/content-service-stand-in.ts'
import { freePort } from '../../testing/free-port.ts'
import { formData } from '../../testing/post-form.ts'
import { METRICS_HEADERS, startBuiltSite, type BuiltSite } from '../../testing/start-built-site.ts'
import { stopSite } from '../../testing/start-test-site.ts'
import { startVarnish, VARNISH, type Varnish } from './start-varnish.ts'

const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of this test alone').toString('base64')}`
const PREVIEW_SECRET = 'a preview secret of this test alone'
const PATIENT = { timeout: 120_000, interval: 20 }
const PUBLISHES = 5
const LIMIT = 3
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

describe.skipIf(VARNISH === null)('the shipped configuration of Varnish', () => {
  let service: ContentServiceStandIn
  let site: BuiltSite
  let varnish: Varnish
  const environment = { PORT: '', CDN_PURGE_URL: '' }

  beforeAll(async () => {
    service = await startContentServiceStandIn()
    const [port, purgePort] = [await freePort(), await freePort()]
    environment.PORT = String(port)
    environment.CDN_PURGE_URL = `http://127.0.0.1:${purgePort}`
    varnish = await startVarnish(port, purgePort)
    site = await startSite()
  })
  afterAll(async () => {
    if (site) await stopSite(site, 'SIGKILL')
    await varnish?.stop()
    await service?.close()
  })

  test('T150: keeps a page in each encoding, and passes none of its tags on', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      await expect.poll(() => cacheStatus('/about-us', encoding), PATIENT).toBe('hit')
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
      await expect.poll(() => cacheStatus(path), PATIENT).toBe('hit')
  })

  test('shows a change within a second of its publication, and never the old page afterwards', async () => {
    const delays: number[] = []
    for (let number = 0; number < PUBLISHES; number += 1) {
      const title = `Published as number ${number}`
      const reading = new AbortController()
      const seen = Array.from({ length: READERS }, () => readUntil('/about-us', reading.signal))
      const start = performance.now()
      await publish('about-us', title)
      await expect.poll(() => titleOf('/about-us'), PATIENT).toContain(title)
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
    await expect.poll(() => cacheStatus('/careers'), PATIENT).toBe('hit')
    await publish('about-us', 'Another title')
    await expect.poll(() => titleOf('/about-us'), PATIENT).toContain('Another title')
    expect(await cacheStatus('/careers')).toBe('hit')
    const metrics = await (await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })).text()
    expect(Number(/beam_cdn_purges_total\{result="ok"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(PUBLISHES)
    expect(metrics).toContain('beam_cdn_purge_waiting 0')
  })

  test('T149: a visitor can neither empty the cache nor change what others see', async () => {
    await expect.poll(() => cacheStatus('/careers'), PATIENT).toBe('hit')
    const before = await (await get('/careers')).text()
    for (const method of ['PURGE', 'BAN', 'PUT', 'DELETE', 'PATCH']) {
      const headers = { 'surrogate-key': 'pages', 'xkey-purge': 'pages', 'cache-tag': 'pages' }
      const { status } = await fetch(`${varnish.url}/careers`, { method, headers })
      // A method that Node's parser does not know is a malformed request.
      expect([method, status]).toEqual([method, method === 'BAN' ? 400 : 405])
    }
    for (const [name, value] of HEADERS) await get('/careers', 'br', { [name]: value })
    const after = await get('/careers')
    expect([after.headers.get('x-cache'), await after.text()]).toEqual(['hit', before])
    for (const init of [
      { method: 'GET' },
      { method: 'PURGE' },
      { method: 'POST', headers: { 'surrogate-key': 'pages' } },
    ])
      expect((await fetch(varnish.purgeUrl, init)).status).toBe(405)
    expect(await cacheStatus('/careers')).toBe('hit')
  })

  test('T148: forms, thank-you panels, previews and errors are never kept', async () => {
    const answers = { [contactForm.replyTo]: 'kept.nowhere@example.com' }
    const posted = await post('/contacts', '192.0.2.1', answers)
    expect([posted.status, posted.headers.get('x-cache')]).toEqual([303, 'miss'])
    const thanks = posted.headers.get('location') ?? ''
    expect(thanks).toContain('sent=')
    const rejected = await post('/contacts', '192.0.2.1', { ...answers, message: '' })
    expect([rejected.status, rejected.headers.get('x-cache')]).toEqual([422, 'miss'])
    expect(await rejected.text()).toContain('kept.nowhere@example.com')
    const never = [
      new URL(thanks, site.url).href.replace(site.url, ''),
      preview(),
      '/preview',
      '/readyz',
      '/openapi.json',
      '/no/such/page',
      '/nothing-here',
    ]
    for (const path of never)
      for (let request = 0; request < 3; request += 1)
        expect([path, await cacheStatus(path)]).toEqual([path, 'miss'])
    expect(await (await get('/contacts')).text()).not.toContain('kept.nowhere@example.com')
    expect((await get(preview())).status).toBe(200)
  })

  test('passes the address of each visitor on, to which limits apply', async () => {
    const statuses: number[] = []
    for (let message = 0; message <= LIMIT; message += 1)
      statuses.push(
        (await post('/contacts', '192.0.2.7', { message: `Message ${message}, which is new.` })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 303), 429])
    expect((await post('/contacts', '192.0.2.8', { message: 'From somebody else.' })).status).toBe(303)
  })

  test('pages outlive the site, however old they are, and forms say that they cannot be sent', async () => {
    await stopSite(site, 'SIGTERM')
    site = await startSite({ DATA_DIR: site.dataFolder, CDN_MAX_AGE_SECONDS: '1' })
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

  test('after the site has been away, pages are current again within seconds', async () => {
    site = await startSite({ DATA_DIR: site.dataFolder, CDN_MAX_AGE_SECONDS: '1' })
    await publish('careers', 'Published after a pause')
    await expect.poll(() => titleOf('/careers'), PATIENT).toContain('Published after a pause')
    await expect.poll(() => cacheStatus('/careers'), PATIENT).toBe('hit')
  })

  function startSite(changes: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
    return startBuiltSite({
      ...environment,
      ...changes,
      CDN_PURGE_METHOD: 'PURGE',
      CONTENT_SERVICE_URL: service.url,
      CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PREVIEW_SECRET,
      TRUST_PROXY: '127.0.0.1',
      LIMIT_PER_MINUTE: String(LIMIT),
      LIMIT_QUIET_PER_MINUTE: '0',
    })
  }

  function get(path: string, encoding = 'br', headers: Record<string, string> = {}): Promise<Response> {
    return fetch(varnish.url + path, {
      headers: { 'accept-encoding': encoding, ...headers },
      redirect: 'manual',
    })
  }

  async function cacheStatus(path: string, encoding?: string): Promise<string | null> {
    return (await get(path, encoding)).headers.get('x-cache')
  }

  async function titleOf(path: string, encoding?: string): Promise<string> {
    return /<title>(.*?)<\/title>/.exec(await (await get(path, encoding)).text())?.[1] ?? ''
  }

  /** Sends a form without JavaScript, as the TLS proxy passes it on. */
  function post(path: string, visitor: string, changes: Record<string, string>): Promise<Response> {
    return fetch(varnish.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', 'x-forwarded-for': visitor },
      body: new URLSearchParams(
        [...formData(contactForm, changes)].map(([name, value]): [string, string] => [name, String(value)]),
      ),
    })
  }

  function setTitle(slug: string, title: string): void {
    service.pages = service.pages.map((page) => (page['slug'] === slug ? { ...page, title } : page))
  }

  /** What the content service does when an editor publishes. */
  async function publish(slug: string, title: string): Promise<void> {
    setTitle(slug, title)
    const body = JSON.stringify({ tags: [`page:${slug}`] })
    const [id, now] = [randomUUID(), new Date()]
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(WEBHOOK_SECRET).sign(id, now, body),
    }
    const { status } = await fetch(`${site.url}/hooks/content`, { method: 'POST', headers, body })
    expect(status).toBe(204)
  }

  /** Readers keep responses on their way while a change is published. */
  async function readUntil(path: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await titleOf(path, 'gzip')
  }
})

/** Headers that mislead caches. */
const HEADERS = [
  ['x-forwarded-host', 'evil.example'],
  ['x-encoding', 'br'],
  ['x-looked-up', 'no'],
  ['x-purged', 'all'],
  ['cookie', 'session=evil'],
  ['range', 'bytes=0-9'],
  ['cache-control', 'no-cache'],
  ['pragma', 'no-cache'],
  ['surrogate-control', 'no-store'],
  ['vary', '*'],
] as const

/** A signed link to a draft. */
function preview(): string {
  const parts = { path: '/', document: 'new', version: 'draft', admin: '' }
  const expires = String(Math.floor(Date.now() / 1000) + 600)
  const message = [...Object.values(parts), expires].join('\n')
  const signature = createHmac('sha256', PREVIEW_SECRET).update(message).digest('hex')
  return `/preview?${new URLSearchParams({ ...parts, expires, signature })}`
}
