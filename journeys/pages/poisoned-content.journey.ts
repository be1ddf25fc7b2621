import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { injections } from '@beam/content/testing/hostile-responses.ts'
import { renderTree } from '@beam/content/testing/navigation-plugin-responses.ts'
import { navigationToStrapi } from '@beam/content/strapi/navigation-to-strapi.ts'
import { footerToStrapi, pageToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import type { Page } from '@playwright/test'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { expect, test as base } from '../support/journey.ts'
import { keepIn } from '../support/keep-in.ts'
import { openAwake } from '../support/open-awake.ts'

/** Shows in the console wherever it runs, and so among the complaints. */
const HARM = `console.error('harmed')`

const DOSES = [
  `javascript:${HARM}`,
  `JaVaScRiPt:${HARM}`,
  `java\tscript:${HARM}`,
  `\u0001javascript:${HARM}`,
  `javascript&#58;${HARM}`,
  `data:text/html,<script>${HARM}</script>`,
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:password@evil.example',
  `<script>${HARM}</script>`,
  `</script><script>${HARM}</script>`,
  `<img src=x onerror=${HARM}>`,
  `"><svg onload=${HARM}>`,
  `' autofocus onfocus=${HARM} x='`,
  `</style><style>body{display:none}</style><iframe srcdoc="<script>${HARM}</script>">`,
  `--><script>${HARM}</script><!--`,
  `\u2028\u202e</title><script>${HARM}</script>`,
]

const DOCUMENTS = 200
const ON_A_PAGE = 20
const PAGES = DOCUMENTS / ON_A_PAGE

const test = base.extend<object, { contentService: ContentServiceStandIn }>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      Object.assign(contentService, poisonedContent())
      await use(contentService)
      await contentService.close()
    },
    { scope: 'worker' },
  ],
})
// In one worker, so that one site is started for all of them.
test.describe.configure({ mode: 'default' })

for (let number = 0; number < PAGES; number++) {
  const [first, last] = [number * ON_A_PAGE + 1, (number + 1) * ON_A_PAGE]
  test(`poisoned documents ${first} to ${last} of ${DOCUMENTS}: nothing runs, calls out or leads astray`, async ({
    page,
    context,
    site,
    complaints,
  }) => {
    const next = `/poisoned-${(number + 1) % PAGES}`
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    await keepIn(context, site.url)
    await openAwake(page, `/poisoned-${number}`)
    await expect(page.getByRole('main')).toContainText(HARM)
    expect(await page.evaluate(whatLeadsAstray), 'as sent by the server').toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Onwards', exact: true }).click()
    await expect(page).toHaveURL(site.url + next)
    await expect(page.getByRole('link', { name: 'Onwards', exact: true })).toHaveAttribute('href', /\d$/)
    expect(await page.evaluate(whatLeadsAstray), 'as drawn by the browser').toEqual([])
    await followEveryLink(page)
    expect(complaints, next).toEqual([])
  })
}

/** Few pages of many poisoned documents each, every one leading on to the next; menu and footer are poisoned as well. */
function poisonedContent() {
  const spoils = injections(DOCUMENTS, DOSES)
  const documents = spoils.map((spoil, number) => spoil(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)))
  const menu = renderTree(
    navigationToStrapi(DEFAULT_NAVIGATION, (slug) => slug),
    (documentId) => documentId,
  )
  const footers = spoils.slice(0, ON_A_PAGE).map((spoil) => spoil(footerToStrapi(DEFAULT_FOOTER)))
  return {
    pages: Array.from({ length: PAGES }, (_, number) =>
      onePage(number, documents.slice(number * ON_A_PAGE, (number + 1) * ON_A_PAGE) as StrapiData[]),
    ),
    navigation: spoils.slice(0, ON_A_PAGE).flatMap((spoil) => spoil(menu)),
    footer: { data: { id: 1, ...together(footers as StrapiData[]) } },
  }
}

function onePage(number: number, documents: readonly StrapiData[]): StrapiData {
  const onwards = {
    __component: 'blocks.call-to-action',
    title: 'Onwards',
    buttonText: 'Onwards',
    buttonUrl: `/poisoned-${(number + 1) % PAGES}`,
  }
  const Content = [...documents.flatMap((document) => document['Content']), onwards]
  return storedPage({ ...documents[0], slug: `poisoned-${number}`, Content }, number)
}

/** The first, with the lists of all. */
function together(footers: readonly StrapiData[]): StrapiData {
  const [first = {}] = footers
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      Array.isArray(value) ? footers.flatMap((footer) => footer[name]) : value,
    ]),
  )
}

/** Runs in the page: elements that only a hole could have made, and links as the browser itself reads them. */
function whatLeadsAstray(): string[] {
  const safe = new Set(['http:', 'https:', 'mailto:', 'tel:'])
  const links = [...document.querySelectorAll('a')].filter(
    (link) => link.href !== '' && (!safe.has(link.protocol) || link.username !== ''),
  )
  const handlers = [...document.querySelectorAll('*')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  )
  const foreign = document.querySelectorAll(
    'iframe, object, embed, base, body style, svg[onload], img[src=x], meta[http-equiv=refresh]',
  )
  return [...links, ...handlers, ...foreign].map((element) => element.outerHTML.slice(0, 300))
}

/** Clicks each link as it stands, with no handler of ours in the way; moves to other documents are called off. */
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
