import { expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import { pagePath, type Page } from '../model/page.ts'
import { footerFromStrapi } from '../strapi/footer-from-strapi.ts'
import { pageFromStrapi } from '../strapi/from-strapi.ts'
import { footerToStrapi, pageToStrapi } from '../strapi/to-strapi.ts'
import { checkContent } from './check-content.ts'
import { checkEntry } from './check-entry.ts'
import { createCheckContext } from './create-check-context.ts'
import { NO_MEDIA } from './no-media.ts'
import { outlinePage } from './outline-page.ts'
import { SITE_INFO } from './testing/check-sample.ts'

const publishedAt = '2030-01-01T00:00:00.000Z'
const broken = { __component: 'blocks.hero', buttonText: 'Go', buttonUrl: 'javascript:1' }
const links = ['/gone', '/news#gone', '/banks', '#gone', '/old', '/caf%C3%A9', '/men%C3%BC'].map(
  (buttonUrl) => ({
    ...broken,
    buttonUrl,
  }),
)
const ENTRIES = [
  ...ALL_PAGES.map((page) => ({ ...pageToStrapi(page), documentId: page.slug, publishedAt })),
  { documentId: 'a', slug: 'a', title: 'Twice', Content: [broken, ...links], publishedAt },
  { documentId: 'b', slug: 'café', title: 'Twice', Content: [{ __component: 'blocks.gone' }], publishedAt },
  { documentId: 'c', slug: 'news/c', title: ' ', Content: [{ __component: 'blocks.form' }], publishedAt },
]
const FOOTER = {
  ...footerToStrapi({ ...DEFAULT_FOOTER, appStoreUrl: '', googlePlayUrl: '' }),
  quickLinks: [{ title: 'Gone', url: '/gone' }],
  publishedAt,
}
const REDIRECTS = [
  { documentId: 'r', from: '/old', to: '/news', permanent: true },
  { documentId: 'm', from: '/menü', to: '/news', permanent: true },
]

it('finds in a single document what the command finds in it among all others', () => {
  const pages = ENTRIES.flatMap((entry) => pageFromStrapi(entry, NO_MEDIA) ?? [])
  const footer = footerFromStrapi(FOOTER, NO_MEDIA) ?? DEFAULT_FOOTER
  const content = { pages, navigation: DEFAULT_NAVIGATION, footer, redirects: REDIRECTS }
  const isReservedPath = new Set<string>()
  const entries = { pages: ENTRIES, footer: FOOTER }
  const all = checkContent({ ...content, entries }, SITE_INFO, isReservedPath)
  const state = {
    ...content,
    pages: pages.map((page, index) => outlinePage(page, ENTRIES[index]?.documentId ?? '')),
    pageItems: [],
    siteInfo: SITE_INFO,
  }
  const expected = (location: string) => all.filter((finding) => finding.location === location)
  const found = (entry: (typeof ENTRIES)[number]) =>
    checkEntry('page', entry, createCheckContext(state, entry.documentId))
  expect(pages).toHaveLength(ENTRIES.length)
  for (const [index, entry] of ENTRIES.entries())
    expect(sorted(found(entry))).toEqual(sorted(expected(pathAt(pages, index))))
  expect(checkEntry('footer', FOOTER, createCheckContext(state, 'footer'))).toEqual(expected('footer'))
  expect(expected('/a').length).toBeGreaterThan(5)
  expect(expected('footer')).toHaveLength(1)
})

function pathAt(pages: readonly Page[], index: number): string {
  return pagePath(pages[index]?.slug ?? '')
}

/** The order differs: the command goes through all pages for each rule. */
function sorted(findings: readonly object[]): string[] {
  return findings.map((finding) => JSON.stringify(finding)).toSorted()
}
