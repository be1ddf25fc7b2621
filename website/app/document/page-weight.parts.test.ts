import { gzipSync } from 'node:zlib'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recompressAsBrotli } from '../../../server/response-cache/compress.ts'
import { type BuiltSite, startBuiltSite } from '../../../server/testing/start-built-site.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../content/testing/content-service-stand-in.ts'

/** What one round trip brings on a new connection, beside the headers. */
const FIRST_FLIGHT = 12 * 1024
/** Their text alone is longer. */
const LEGAL_PAGES: ReadonlySet<string> = new Set(['/terms', '/privacy-policy'])
const LEGAL_LIMIT = 14 * 1024

let service: ContentServiceStandIn
let site: BuiltSite
beforeAll(async () => {
  service = await startContentServiceStandIn()
  site = await startBuiltSite({ CONTENT_SERVICE_URL: service.url })
})
afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.exited
  await service.close()
})

test.each(ALL_PAGES.map(({ slug }) => pagePath(slug)))(
  '%s comes in the first flight, with its styles and the whole menu',
  async (path) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const html = await answer.text()
    expect(html).toContain('href="/careers/java-scala-developer"')
    expect(html).toContain('@font-face')
    const compressed = await recompressAsBrotli(gzipSync(html))
    expect(compressed.length).toBeLessThanOrEqual(LEGAL_PAGES.has(path) ? LEGAL_LIMIT : FIRST_FLIGHT)
  },
)

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
