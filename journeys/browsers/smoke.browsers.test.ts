import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { startSite, type Site } from '../support/start-site.ts'
import { ALL_BROWSERS } from './all-browsers.ts'
import { EXPECTED_ERRORS, openActive, SMOKE_JOURNEYS } from './smoke-journeys.ts'
import { type ErrorProxy, startErrorProxy } from './start-error-proxy.ts'
import type { TestBrowser } from './test-browser.ts'

/** Thirty pages, each loaded twice, on a busy machine. */
const EVERY_PAGE_MS = 900_000

describe.each(ALL_BROWSERS)('$title', ({ program, start }) => {
  let browser: TestBrowser
  let site: Site
  let proxy: ErrorProxy
  let contentService: ContentServiceStandIn

  beforeAll(async () => {
    if (program === null) return
    contentService = await startContentServiceStandIn()
    const port = await freePort()
    proxy = await startErrorProxy(port)
    site = await startSite({ port, env: { CONTENT_SERVICE_URL: contentService.url, SITE_URL: proxy.url } })
    browser = await start(program)
  })

  afterAll(async () => {
    await browser?.close()
    proxy?.stop()
    await site?.stop()
    await contentService?.close()
  })

  /** What pages report and, where the browser tells, what its console says. */
  async function errorsDuring(act: () => Promise<void>): Promise<string[]> {
    const [reported, logged] = [proxy.errors.length, browser.consoleErrors()?.length ?? 0]
    await act()
    const errors = [...proxy.errors.slice(reported), ...(browser.consoleErrors()?.slice(logged) ?? [])]
    return errors.filter((error) => !EXPECTED_ERRORS.test(error))
  }

  test.skipIf(program === null).each(Object.entries(SMOKE_JOURNEYS))('%s', async (_name, journey) => {
    expect(await errorsDuring(() => journey(browser, proxy.url))).toEqual([])
  })

  test.skipIf(program === null)(
    'every page becomes interactive without an error',
    async () => {
      const errors = await errorsDuring(async () => {
        for (const { slug } of ALL_PAGES.filter((page) => page.slug !== NOT_FOUND_SLUG))
          await openActive(browser, proxy.url + pagePath(slug))
      })
      expect(errors).toEqual([])
    },
    EVERY_PAGE_MS,
  )

  test.skipIf(program === null)('errors of a page would be noticed, whatever the browser tells', async () => {
    await openActive(browser, `${proxy.url}/about-us`)
    const before = proxy.errors.length
    await browser.evaluate(MISTAKES)
    await expect.poll(() => proxy.errors.slice(before).join('\n')).toMatch(/script-mistake/)
    await expect.poll(() => proxy.errors.slice(before).join('\n')).toMatch(/promise-mistake/)
    await expect
      .poll(() => proxy.errors.slice(before).join('\n'))
      .toMatch(/policy: img-src https:\/\/elsewhere\.example/)
  })

  test.skipIf(program === null)(
    'the data of a page is fetched once its link is under the pointer',
    async () => {
      await openActive(browser, `${proxy.url}/about-us`)
      // On a busy machine Chromium takes the network for a slow one, where nothing is prefetched.
      await browser.evaluate('Object.defineProperty(navigator, "connection", { value: undefined }) && true')
      const hover = async () => {
        const { x, y } = await browser.evaluate<{ x: number; y: number }>(MIDDLE_OF_LINK)
        await browser.move(x - 4, y)
        await browser.move(x, y)
        return browser.evaluate<boolean>(`${FETCHED_DATA}.length > 0`)
      }
      await expect.poll(hover, { interval: HOVER_MS }).toBe(true)
      expect(await browser.evaluate('location.pathname')).toBe('/about-us')
    },
  )
})

/** An exception, a rejection that nobody handles, and an image that the policy forbids. */
const MISTAKES = `[
  setTimeout(() => { throw new Error('script-mistake') }),
  setTimeout(() => void Promise.reject(new Error('promise-mistake'))),
  setTimeout(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/' }))),
].length`

/** Longer than the delay after which a link counts as hovered. */
const HOVER_MS = 1000

const MIDDLE_OF_LINK = `(() => {
  const link = document.querySelector('main a[href^="/"]')
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

/** Sizes of the data that arrived; a blocked request has none. */
const FETCHED_DATA =
  'performance.getEntriesByType("resource").filter(({ name, decodedBodySize }) => /[.]data/.test(name) && decodedBodySize > 0)'
