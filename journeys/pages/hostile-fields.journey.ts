import type { Page } from '@playwright/test'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { samplePng } from '../../server/testing/sample-images.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { clippedText } from '../support/clipped-text.ts'
import { findUnsafeElements } from '../support/find-unsafe-elements.ts'
import { followEveryLink } from '../support/follow-every-link.ts'
import {
  HOSTILE_ARTICLES,
  HOSTILE_FOOTER,
  HOSTILE_MENU,
  HOSTILE_PAGES,
  HOSTILE_UPLOADS,
} from '../support/hostile-field-pages.ts'
import { expect, test as base } from '../support/journey.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { ATTACK } from '../support/script-payloads.ts'

const PAGES_PER_TEST = 6
const pathOf = (number: number) => `/hostile-${number % HOSTILE_PAGES.length}`

/** As `load-articles.server.ts` has it. */
const ARTICLES_PER_LIST_PAGE = 8
const LIST_PAGES = Math.floor(HOSTILE_ARTICLES.length / ARTICLES_PER_LIST_PAGE)

const test = base.extend<object, { contentService: ContentServiceStandIn }>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      const image = await samplePng(40, 40)
      for (const path of HOSTILE_UPLOADS) contentService.uploads.set(path, image)
      const articles = HOSTILE_ARTICLES.map((page, number) => ({ ...page, slug: `news/hostile-${number}` }))
      for (const page of [...articles, ...HOSTILE_PAGES.map(withLinkOnwards)])
        contentService.pages.push(storedPage(page, contentService.pages.length))
      contentService.navigation = HOSTILE_MENU
      contentService.footer = { data: { id: 1, ...HOSTILE_FOOTER } }
      await use(contentService)
      await contentService.close()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 320, height: 800 } })
// In one worker, so that one site is started for all of them.
test.describe.configure({ mode: 'default' })
test.beforeEach(async ({ page, context, site, pageErrors }) => {
  reportDialogs(page, pageErrors)
  await blockExternalRequests(context, site.url)
})

for (let first = 0; first < HOSTILE_PAGES.length; first += PAGES_PER_TEST) {
  const numbers = [...HOSTILE_PAGES.keys()].slice(first, first + PAGES_PER_TEST)
  test(`T174: hostile values in every field, pages ${first + 1} to ${first + numbers.length} of ${HOSTILE_PAGES.length}: nothing runs, leaks or breaks the page`, async ({
    page,
    contentService,
    pageErrors,
  }) => {
    for (const number of numbers) {
      const response = await openHydrated(page, pathOf(number))
      expect(await response?.text()).not.toContain(contentService.url)
      await expect(page.getByRole('main')).toContainText(ATTACK)
      expect(await page.locator('main > *').count()).toBeGreaterThan(4)
      await expectHarmless(page, pathOf(number))
      await followEveryLink(page)
    }
    expect(pageErrors).toEqual([])
  })
}

test('T174: hostile values in pages that the browser renders', async ({ page, site, pageErrors }) => {
  await openHydrated(page, pathOf(0))
  for (let number = 1; number <= PAGES_PER_TEST; number++) {
    // By keyboard: the header with its hostile menus covers much of the window.
    await linkOnwards(page).press('Enter')
    await expect(page).toHaveURL(site.url + pathOf(number))
    await expect(linkOnwards(page)).toHaveAttribute('href', pathOf(number + 1))
    await expectHarmless(page, pathOf(number))
  }
  await followEveryLink(page)
  expect(pageErrors).toEqual([])
})

test('T174: hostile values in the list of articles, the feed and the sitemap', async ({
  page,
  context,
  site,
  contentService,
  pageErrors,
}) => {
  for (let listPage = 1; listPage <= LIST_PAGES; listPage++) {
    await openHydrated(page, `/news?page=${listPage}`)
    await expect(page.locator('.entry')).toHaveCount(ARTICLES_PER_LIST_PAGE)
    await expectHarmless(page, `list page ${listPage}`)
  }
  // Their images were fetched by their own paths.
  await expect
    .poll(() => HOSTILE_UPLOADS.filter((path) => !contentService.requests.includes(path)))
    .toEqual([])
  expect(pageErrors).toEqual([])
  await page.goto('about:blank')
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const xml = await (await context.request.get(site.url + path)).text()
    expect(await page.evaluate(findXmlFaults, xml), path).toEqual([])
  }
})

function withLinkOnwards(page: (typeof HOSTILE_PAGES)[number], number: number) {
  const onwards = {
    __component: 'blocks.call-to-action',
    title: 'Onwards',
    buttonText: 'Onwards',
    buttonUrl: pathOf(number + 1),
  }
  return { ...page, slug: pathOf(number).slice(1), Content: [...(page['Content'] as unknown[]), onwards] }
}

function linkOnwards(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Onwards', exact: true })
}

function reportDialogs(page: Page, pageErrors: string[]): void {
  page.on('dialog', (dialog) => {
    pageErrors.push(`dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
}

async function expectHarmless(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(findUnsafeElements), what).toEqual([])
  expect.soft(await clippedText(page), `${what} at 320`).toEqual([])
}

/** Runs in an empty page: errors of the parser, and links that a reader of the document should not follow. */
function findXmlFaults(xml: string): string[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  const errors = [...parsed.querySelectorAll('parsererror')].map(({ textContent }) => textContent ?? '')
  const links = [...parsed.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  return [...errors, ...links.filter((link) => !/^https?:\/\/localhost[:/]/.test(link))]
}
