import { expect, it } from 'vitest'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../../content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../../content/defaults/navigation.ts'
import { MAX_FINDINGS } from '../../content/check/limit-findings.ts'
import type { NavigationItem } from '../../content/model/navigation.ts'
import { footerToStrapi, pageToStrapi } from '../../content/strapi/to-strapi.ts'
import { checkPublished } from './check-published.ts'

const publishedAt = '2030-01-01T00:00:00.000Z'
const footer = { ...footerToStrapi(DEFAULT_FOOTER), publishedAt }
const pages = ALL_PAGES.map((page) => ({ ...pageToStrapi(page), documentId: page.slug, publishedAt }))
const menu = DEFAULT_NAVIGATION.map(rendered)
const published = { pages, footer, menu, redirects: [], redirectHosts: [] }

it('finds nothing in the default documents, as the command', () => {
  expect(checkPublished(published)).toEqual([])
})

it('finds what the command finds, with the page to open', () => {
  const banks = pages.find(({ documentId }) => documentId === 'banks')
  const copy = { ...banks, slug: 'copy', documentId: 'the copy' }
  const redirects = [{ from: '/old', to: '/gone' }]
  const found = checkPublished({ ...published, pages: [...pages, copy], redirects })
  expect(found.map(({ location, message, documentId }) => [location, message, documentId])).toEqual([
    ['/copy', 'The page has no share image', 'the copy'],
    ['/banks', 'Another page has the same title: /copy', 'banks'],
    ['/copy', 'Another page has the same title: /banks', 'the copy'],
    ['/copy', 'Neither the menu, the footer nor another page links to this page', 'the copy'],
    ['redirects', '/old links to /gone, which does not exist', ''],
  ])
})

it('lists of a page that is broken everywhere so many problems that others are still seen', () => {
  const hero = { __component: 'blocks.hero', title: 'Broken', buttonText: 'Go', buttonUrl: '/gone' }
  const broken = {
    ...pages[0],
    slug: 'broken',
    documentId: 'b',
    Content: Array.from({ length: 1000 }, () => hero),
  }
  const redirects = [{ from: '/old', to: '/gone' }]
  const found = checkPublished({ ...published, pages: [...pages, broken], redirects })
  const ofPage = found.filter(({ documentId }) => documentId === 'b')
  expect(ofPage).toHaveLength(MAX_FINDINGS + 1)
  expect(ofPage.at(-1)?.message).toMatch(/ more findings are not listed$/)
  expect(found.at(-1)?.message).toBe('/old links to /gone, which does not exist')
})

it('reads hostile documents', () => {
  const nothing = {
    pages: [null, {}, 'x'],
    footer: 'x',
    menu: { a: 1 },
    redirects: [null],
    redirectHosts: [],
  }
  expect(() => checkPublished(nothing)).not.toThrow()
})

/** As the navigation plugin renders an item. */
function rendered({ title, type, address, items }: NavigationItem): object {
  const page = { documentId: address, slug: address === '/' ? 'home' : address.slice(1), publishedAt }
  const target = type === 'INTERNAL' ? { related: page } : { path: address === '' ? '/' : address }
  return { title, type, ...target, items: items.map(rendered) }
}
