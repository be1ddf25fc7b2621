import { gzipSync } from 'node:zlib'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { block, page } from '@beam/content/defaults/compose.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recompressAsBrotli } from '../../../server/response-cache/compress.ts'
import { samplePng } from '../../../server/testing/sample-images.ts'
import { type BuiltSite, startBuiltSite } from '../../../server/testing/start-built-site.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../content/testing/content-service-stand-in.ts'

/** As `load-articles.server.ts` has it. */
const ARTICLES_PER_LIST_PAGE = 8
/** With the digits of a random port, the size of a page would differ by up to fifty bytes from run to run. */
const SITE_URL = 'https://www.example.com'
/** What one round trip brings on a new connection, beside the headers. */
const FIRST_FLIGHT = 12 * 1024

let service: ContentServiceStandIn
let site: BuiltSite
beforeAll(async () => {
  service = await startContentServiceStandIn()
  await publishArticles(FIFTY)
  site = await startBuiltSite({ CONTENT_SERVICE_URL: service.url, SITE_URL })
})
afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.exited
  await service.close()
})

test.each(ALL_PAGES.map(({ slug }) => pagePath(slug)))(
  '%s comes in the first flight, with its styles and the whole menu',
  async (path) => {
    const html = await read(path)
    expect(html).toContain('href="/careers/java-scala-developer"')
    expect(html).toContain('@font-face')
    expect(await brotliBytes(html)).toBeLessThanOrEqual(FIRST_FLIGHT)
  },
)

test('the news page also comes in the first flight with fifty articles and their pictures', async () => {
  const pictures = async () => (await read('/news')).split('<picture>').length - 1
  await expect.poll(pictures).toBe(ARTICLES_PER_LIST_PAGE)
  const html = await read('/news')
  expect(html.includes(`Part 1 of ${Math.ceil(FIFTY / ARTICLES_PER_LIST_PAGE)}`)).toBe(true)
  expect(await brotliBytes(html)).toBeLessThanOrEqual(FIRST_FLIGHT)
})

test('preloaded fonts are those of the styles, and exist', async () => {
  const html = await (await fetch(site.url)).text()
  const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
    ([, path]) => path,
  )
  const named = [...html.matchAll(/@font-face\{[^}]*url\(([^)]+)\)/g)].map(([, path]) => path)
  expect(preloaded).toEqual(named)
  const answers = await Promise.all(preloaded.map((path) => fetch(site.url + path)))
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(['font/woff2', 'font/woff2'])
})

async function read(path: string): Promise<string> {
  return (await fetch(site.url + path, { redirect: 'manual' })).text()
}

/** Bytes that a browser gets. */
async function brotliBytes(html: string): Promise<number> {
  return (await recompressAsBrotli(gzipSync(html))).length
}

const FIFTY = 50

/** Articles with texts of usual length, the newest with uploaded pictures. */
async function publishArticles(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const image = { url: `/uploads/${index}.png`, width: 960, height: 640, alternativeText: PICTURE_ALT }
    if (index < ARTICLES_PER_LIST_PAGE)
      service.uploads.set(image.url, await samplePng(960, 640, `#8${index}6${index}4${index}`))
    const [component, ...others] = pageToStrapi(articlePage(index))['Content'] as object[]
    const entry = { ...pageToStrapi(articlePage(index)), Content: [{ ...component, image }, ...others] }
    service.pages.push(storedPage(entry, 100 + index))
  }
}

const PICTURE_ALT = 'A shop assistant hands a bag across the counter'

function articlePage(index: number) {
  const [title = '', summary = ''] = TEXTS[index % TEXTS.length] ?? []
  const publishedOn = new Date(Date.UTC(2026, 5, 60 - index)).toISOString().slice(0, 10)
  const slug = `news/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${index}`
  const article = block('article', { category: 'Company news', title, summary, publishedOn })
  return page({ slug, title, shareDescription: summary, blocks: [article] })
}

/** As different as real ones: similar texts would compress better. */
const TEXTS = [
  [
    'Cashback earned in Lisbon now pays for dinner in Dubai',
    'Balances no longer stop at a border. How the exchange rate is set, which fees apply, and what merchants see.',
  ],
  [
    'Bookstores test vouchers that arrive with the receipt',
    'Forty shops took part for six weeks. Returning customers came back a third sooner, mostly on weekday mornings.',
  ],
  [
    'Why Bluetooth payments work in basements and on ferries',
    'Two phones agree on an amount without any network. Our engineers explain keys, limits, and delayed settlement.',
  ],
  [
    'New rules for instant transfers: a guide for small stores',
    'From January, banks must confirm the name of a payee. Five questions to ask your provider before the deadline.',
  ],
  [
    'Meet the team behind the inventory alerts',
    'A baker’s complaint about wasted flour became a feature. Its makers describe prototypes, mistakes, and luck.',
  ],
  [
    'Second audit of the ledger finds two cents too many',
    'Accountants compared nine million bookings. The difference, its cause, and what we changed are public.',
  ],
  [
    'Students in Cairo pay for lunch with last month’s bonus',
    'A university canteen joined in September. Queues became shorter; opinions about the lentil soup did not change.',
  ],
  [
    'How we answer support questions at three in the morning',
    'Teams in three time zones share one mailbox. Which questions wait, which never do, and who decides.',
  ],
] as const
