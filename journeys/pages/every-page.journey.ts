import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { NOT_FOUND_SLUG, type Page as PageDocument, pagePath } from '@beam/content/model/page.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { axeViolations, CONTRAST } from '../support/axe-violations.ts'
import { beamsAcrossText } from '../support/beams-across-text.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { readPngSize } from '../support/read-png-size.ts'
import { collectPageErrors } from '../support/collect-page-errors.ts'
import { cutTextAtDoubleSize, cutTextWithSpacing } from '../support/cut-text.ts'
import { clippedText } from '../support/clipped-text.ts'
import { boxesWithoutEdge, printedBackgrounds } from '../support/boxes-without-edge.ts'
import { headingsCutFromText } from '../support/headings-cut-from-text.ts'
import { htmlErrors } from './html-errors.ts'
import { type Head, readHead } from './read-head.ts'
import { readOutline } from './read-outline.ts'

const WIDTHS = [1440, 768, 390, 320] as const
const HEIGHT = 900
const PAGES_PER_TEST = 8
/** One page of each layout that only wide windows have: a table of contents, an open checklist, columns. */
const WIDE_LAYOUTS = new Set([
  '/',
  '/privacy-policy',
  '/ls-inst-form',
  '/news',
  '/careers/mobile-developer',
  '/help-center',
])
const WIDE = { width: 1440, height: HEIGHT }

test.use({ viewport: WIDE })

for (const document of ALL_PAGES) {
  const path = pagePath(document.slug)
  const status = statusOf(document)

  test(`${path} is complete and accessible`, async ({ page, site }) => {
    const pageErrors = collectPageErrors(page, site.url)
    const response = await openHydrated(page, path)
    expect(response?.status()).toBe(status)
    expect.soft(await htmlErrors((await response?.text()) ?? '')).toEqual([])
    await expectComplete(page, document, site.url, {
      1440: async () => {
        expect.soft(await cutTextWithSpacing(page), 'with wide text spacing at 1440').toEqual([])
        expect.soft(await cutTextAtDoubleSize(page), 'with text at 200 %').toEqual([])
        expect.soft(await boxesWithoutEdge(page), 'in forced colors at 1440').toEqual([])
        expect.soft(await printedBackgrounds(page), 'on paper').toEqual([])
        expect.soft(await headingsCutFromText(page), 'on paper').toEqual([])
        await page.emulateMedia({ media: 'screen' })
      },
      768: nothingElse,
      390: async () => {
        expect.soft(await cutTextWithSpacing(page), 'with wide text spacing at 390').toEqual([])
        expect.soft(await boxesWithoutEdge(page), 'in forced colors at 390').toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
      },
      320: async () => expect.soft(await axeViolations(page), 'at 320, light').toEqual([]),
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: 'Decline' }).click()
    const rules = WIDE_LAYOUTS.has(path) ? undefined : CONTRAST
    expect.soft(await axeViolations(page, 'html', rules), 'at 1440, dark').toEqual([])
    expect.soft(pageErrors.filter((error) => !isExpectedError(error, status))).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // Several pages in each test: a browser context for each page took longer than the checks.
  for (const documents of chunk(ALL_PAGES, PAGES_PER_TEST))
    test(`${documents.map(({ slug }) => pagePath(slug)).join(', ')} are complete`, async ({
      page,
      pageErrors,
      site,
    }) => {
      for (const document of documents) {
        const response = await page.goto(pagePath(document.slug))
        expect(response?.status()).toBe(statusOf(document))
        await expectComplete(page, document, site.url, { 1440: nothingElse, 320: nothingElse })
        expect.soft(pageErrors.filter((error) => !isExpectedError(error, statusOf(document)))).toEqual([])
        pageErrors.length = 0
      }
    })
})

test('the pages of wide layouts exist', () => {
  const paths = new Set<string>(ALL_PAGES.map(({ slug }) => pagePath(slug)))
  expect([...WIDE_LAYOUTS].filter((path) => !paths.has(path))).toEqual([])
})

test('every page has a share image', async ({ request, site }) => {
  for (const document of ALL_PAGES) {
    const { meta } = expectedHead(document, site.url)
    const image = await request.get(meta['og:image'] ?? '')
    expect(readPngSize(await image.body()), document.slug).toEqual({ width: 1200, height: 630 })
  }
})

function statusOf({ slug }: PageDocument): number {
  return slug === NOT_FOUND_SLUG ? 404 : 200
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/**
 * @param checksAt widths at which the layout is checked, with what else is checked there: each change of width costs a
 * layout
 */
async function expectComplete(
  page: Page,
  document: PageDocument,
  siteUrl: string,
  checksAt: Readonly<Partial<Record<(typeof WIDTHS)[number], () => Promise<void>>>>,
): Promise<void> {
  expect.soft(await readHead(page)).toMatchObject(expectedHead(document, siteUrl))
  const { h1, jumps, landmarks } = await readOutline(page)
  expect.soft(h1).toHaveLength(1)
  expect.soft(jumps).toEqual([])
  expect.soft(landmarks).toEqual(expect.arrayContaining(['header', 'nav Main', 'main', 'footer']))
  expect.soft(landmarks.includes('aside Share'), 'share links').toBe(document.slug !== NOT_FOUND_SLUG)
  const hasForm = document.blocks.some(({ block }) => block === 'form')
  for (const width of WIDTHS.filter((it) => it in checksAt)) {
    await page.setViewportSize({ width, height: HEIGHT })
    if (hasForm)
      expect.soft(await topOfForm(page), `form on the first screen at ${width}`).toBeLessThan(HEIGHT)
    expect.soft(await clippedText(page), `at ${width}`).toEqual([])
    expect.soft(await beamsAcrossText(page), `behind text at ${width}`).toEqual([])
    await checksAt[width]?.()
  }
}

async function nothingElse(): Promise<void> {}

/** Its distance from the top of the page in CSS pixels. */
function topOfForm(page: Page): Promise<number> {
  return page.locator('.form-sheet').evaluate((sheet) => sheet.getBoundingClientRect().top + scrollY)
}

function expectedHead(document: PageDocument, siteUrl: string): Head {
  const address = siteUrl + pagePath(document.slug)
  const image = `${siteUrl}/share/${document.slug.replaceAll('/', '-')}.png`
  return {
    title: document.title,
    lang: 'en',
    canonical: [address],
    meta: {
      description: document.shareDescription,
      'og:title': document.shareTitle,
      'og:description': document.shareDescription,
      'og:url': address,
      'og:image': image,
      'og:site_name': 'Beam Wallet',
      'og:image:alt': document.shareTitle,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': document.shareTitle,
    },
  }
}

/** The browser logs the 404 status of the not-found page. */
function isExpectedError(error: string, status: number): boolean {
  return (
    status === 404 &&
    (error.startsWith(`404: `) || error.includes('the server responded with a status of 404'))
  )
}
