import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../../../website/app/content/testing/content-service-stand-in.ts'
import { sendContentWebhook, WEBHOOK_SECRET } from '../../testing/send-content-webhook.ts'
import { requestText, sendRaw } from '../../testing/send-raw.ts'
import { type BuiltSite, startBuiltSite } from '../../testing/start-built-site.ts'

const TOKEN = 'the token of this test alone'
/** Enough for a growth of the page cache to be noticed. */
const UNKNOWN_PATHS = 200

let service: ContentServiceStandIn
let site: BuiltSite
beforeAll(async () => {
  service = await startContentServiceStandIn()
  service.redirects = [{ from: '/menü', to: '/about-us', permanent: true }]
  site = await startBuiltSite({
    CONTENT_SERVICE_URL: service.url,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    METRICS_TOKEN: TOKEN,
  })
})
afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.exited
  await service.close()
})

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' })

async function metric(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
}

function publish(slug: string): void {
  service.pages = [...service.pages, storedPage({ ...pageToStrapi(ALL_PAGES[0]!), slug, title: slug })]
}

/** Waits until the lists of pages and redirects are in memory. */
async function warm(): Promise<void> {
  await get('/404')
  let misses = Number.NaN
  await expect
    .poll(async () => {
      const before = misses
      await get('/warming/up')
      misses = await metric('beam_page_cache_misses_total')
      return misses - before
    })
    .toBe(0)
}

test('T93: unknown URLs are neither rendered nor cached, and a page published there is served immediately', async () => {
  await warm()
  const [misses, pages] = [await metric('beam_page_cache_misses_total'), await metric('beam_kept_pages')]
  for (let number = 0; number < UNKNOWN_PATHS; number += 1) {
    const [short, deep] = await Promise.all([get(`/made-up-${number}`), get(`/made/up/${number}`)])
    expect([short.status, short.headers.get('location')]).toEqual([302, '/404'])
    expect(short.headers.get('cache-control')).toBe('no-store')
    expect(deep.status).toBe(404)
    expect(await deep.text()).not.toContain(`made/up`)
  }
  expect(await metric('beam_page_cache_misses_total')).toBe(misses)
  expect(await metric('beam_kept_pages')).toBe(pages)

  publish('made-up-7')
  publish('made/up/7')
  await sendContentWebhook(site.url, ['page:made-up-7', 'page:made/up/7', 'pages'])
  expect((await get('/made-up-7')).status).toBe(200)
  expect((await get('/made/up/7')).status).toBe(200)
})

test('T171: another spelling of a URL is not cached beside it, or made-up ones would evict pages', async () => {
  await warm()
  const html = await (await get('/about-us')).text()
  const state = pathIn(/src="(\/state\/[^"]+)"/, html)
  const script = pathIn(/href="(\/assets\/[^"]+\.js)"/, html)
  for (const path of [state, script]) expect((await get(path)).status).toBe(200)
  const spellings = [
    `${state}/made-up`,
    `${state}/`,
    state.replace('/about-us', '/%61bout-us'),
    script.replace('.js', '%2Ejs'),
    ...['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/app/code.svg'].flatMap(
      (file) => [`${file}/`, `${file}//`, file.replace('.', '%2E'), file.toUpperCase()],
    ),
    '/app/CODE.svg',
    '/app/%63ode.svg',
    '/API/contact',
    '/Api/apply/',
    '/made-up/../about-us',
    '/%2e/about-us',
    '/about-us#made-up',
    '/about-us/',
    '/cms/pages/about-us',
    `/feed.xml?${'x'.repeat(1_100)}`,
  ]
  const pages = await metric('beam_kept_pages')
  for (const path of spellings) {
    const { status, headers } = await sendRaw(site.url, requestText('GET', path))
    expect([path, status, headers.get('x-content-tags')]).toEqual([path, expect.toBeOneOf(FINE), null])
  }
  expect(await metric('beam_kept_pages')).toBe(pages)
})

const FINE = [200, 301, 302, 400, 404]

function pathIn(pattern: RegExp, html: string): string {
  const path = pattern.exec(html)?.[1]
  if (path === undefined) throw new Error(`There is no ${pattern} in the page`)
  return path
}

test('T175: the path of a state within a state, however often, renders one page', async () => {
  await warm()
  const state = `/state/${'x'.repeat(16)}`
  expect((await get(`${state.repeat(150)}/about-us`)).status).toBe(404)
})

test('T91: a newly published page is not answered with 404 while the content service hangs', async () => {
  await warm()
  publish('frozen')
  service.mode = 'hang'
  try {
    await sendContentWebhook(site.url, ['page:frozen', 'pages'])
    const response = await get('/frozen')
    expect([response.status, response.headers.get('location')]).toEqual([503, null])
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  } finally {
    service.mode = 'well'
  }
  await expect.poll(async () => (await get('/frozen')).status).toBe(200)
})

test('a URL in other letters redirects to the page, and a slug may have any letters', async () => {
  publish('café du coin')
  publish('Press')
  await sendContentWebhook(site.url, ['page:café du coin', 'page:Press', 'pages', 'redirects'])
  const outcomes = await Promise.all(
    ['/caf%C3%A9%20du%20coin', '/Press', '/About-Us', '/cafe%CC%81%20du%20coin', '/men%C3%BC'].map(
      async (path) => {
        const response = await get(path)
        return [response.status, response.headers.get('location')]
      },
    ),
  )
  expect(outcomes).toEqual([
    [200, null],
    [200, null],
    [301, '/about-us'],
    [301, '/caf%C3%A9%20du%20coin'],
    [301, '/about-us'],
  ])
  expect(await (await get('/sitemap.xml')).text()).toContain('/caf%C3%A9%20du%20coin</loc>')
})
