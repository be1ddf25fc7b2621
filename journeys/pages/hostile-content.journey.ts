import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { injections } from '@beam/content/testing/hostile-responses.ts'
import { renderTree } from '@beam/content/testing/navigation-plugin-responses.ts'
import { navigationToStrapi } from '@beam/content/strapi/navigation-to-strapi.ts'
import { footerToStrapi, pageToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { findUnsafeElements } from '../support/find-unsafe-elements.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { ATTACK, SCRIPT_PAYLOADS } from '../support/script-payloads.ts'

const DOCUMENTS = 100
const DOCUMENTS_PER_PAGE = 20
const PAGES = DOCUMENTS / DOCUMENTS_PER_PAGE

const test = base.extend<object, { contentService: ContentServiceStandIn }>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      Object.assign(contentService, hostileContent())
      await use(contentService)
      await contentService.close()
    },
    { scope: 'worker' },
  ],
})
// In one worker, so that one site is started for all of them.
test.describe.configure({ mode: 'default' })

for (let number = 0; number < PAGES; number++) {
  const [first, last] = [number * DOCUMENTS_PER_PAGE + 1, (number + 1) * DOCUMENTS_PER_PAGE]
  test(`hostile documents ${first} to ${last} of ${DOCUMENTS}: nothing in them runs, sends requests or links to unsafe targets`, async ({
    page,
    context,
    site,
    pageErrors,
  }) => {
    const next = `/hostile-${(number + 1) % PAGES}`
    page.on('dialog', (dialog) => {
      pageErrors.push(`dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    await blockExternalRequests(context, site.url)
    await openHydrated(page, `/hostile-${number}`)
    await expect(page.getByRole('main')).toContainText(ATTACK)
    expect(await page.evaluate(findUnsafeElements), 'as sent by the server').toEqual([])
    // By keyboard: the header with its many hostile menus covers most of the window.
    await page.getByRole('main').getByRole('link', { name: 'Onwards', exact: true }).press('Enter')
    await expect(page).toHaveURL(site.url + next)
    await expect(page.getByRole('link', { name: 'Onwards', exact: true })).toHaveAttribute('href', /\d$/)
    expect(await page.evaluate(findUnsafeElements), 'as rendered by the browser').toEqual([])
    await followEveryLink(page)
    expect(pageErrors, next).toEqual([])
  })
}

/** Few pages with many hostile documents each, every page linking to the next; menu and footer are hostile as well. */
function hostileContent() {
  const mutations = injections(DOCUMENTS, SCRIPT_PAYLOADS)
  const documents = mutations.map((mutate, number) =>
    mutate(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)),
  )
  const menu = renderTree(
    navigationToStrapi(DEFAULT_NAVIGATION, (slug) => slug),
    (documentId) => documentId,
  )
  const footers = mutations
    .slice(0, DOCUMENTS_PER_PAGE)
    .map((mutate) => mutate(footerToStrapi(DEFAULT_FOOTER)))
  return {
    pages: Array.from({ length: PAGES }, (_, number) =>
      combinedPage(
        number,
        documents.slice(number * DOCUMENTS_PER_PAGE, (number + 1) * DOCUMENTS_PER_PAGE) as StrapiData[],
      ),
    ),
    navigation: mutations.slice(0, DOCUMENTS_PER_PAGE).flatMap((mutate) => mutate(menu)),
    footer: { data: { id: 1, ...mergeFooters(footers as StrapiData[]) } },
  }
}

function combinedPage(number: number, documents: readonly StrapiData[]): StrapiData {
  const onwards = {
    __component: 'blocks.call-to-action',
    title: 'Onwards',
    buttonText: 'Onwards',
    buttonUrl: `/hostile-${(number + 1) % PAGES}`,
  }
  const Content = [...documents.flatMap((document) => document['Content']), onwards]
  return storedPage({ ...documents[0], slug: `hostile-${number}`, Content }, number)
}

/** The first footer, with the lists of all. */
function mergeFooters(footers: readonly StrapiData[]): StrapiData {
  const [first = {}] = footers
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      Array.isArray(value) ? footers.flatMap((footer) => footer[name]) : value,
    ]),
  )
}

/** Clicks each link without our event handlers; navigation to other documents is canceled. */
async function followEveryLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (click) => click.stopImmediatePropagation(), true)
    window.navigation?.addEventListener('navigate', (move) => move.preventDefault())
    for (const link of document.querySelectorAll('a')) {
      link.removeAttribute('target')
      link.click()
    }
  })
}
