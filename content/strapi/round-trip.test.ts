import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION, FALLBACK_NAVIGATION } from '../defaults/navigation.ts'
import { pageFromStrapi } from './from-strapi.ts'
import { footerFromStrapi } from './footer-from-strapi.ts'
import { navigationFromStrapi } from './navigation-from-strapi.ts'
import { renderFlat, renderTree } from '../testing/navigation-plugin-responses.ts'
import { footerToStrapi, pageToStrapi } from './to-strapi.ts'
import { navigationToStrapi } from './navigation-to-strapi.ts'

const MEDIA = 'http://content.example'
const documentIdOfSlug = (slug: string) => `document-${slug}`
const slugOf = (documentId: string) => documentId.replace('document-', '')

describe('documents written for the content service are read back unchanged', () => {
  it.each(ALL_PAGES.map((page) => [page.slug, page] as const))('page %s', (_, page) => {
    expect(pageFromStrapi({ data: [overTheWire(pageToStrapi(page))] }, MEDIA)).toEqual(page)
  })

  it('footer', () => {
    expect(footerFromStrapi({ data: overTheWire(footerToStrapi(DEFAULT_FOOTER)) }, MEDIA)).toEqual(
      DEFAULT_FOOTER,
    )
  })

  it.each([
    ['the whole menu', DEFAULT_NAVIGATION],
    ['the four items', FALLBACK_NAVIGATION],
  ])('navigation: %s, as tree and flat', (_, items) => {
    const written = navigationToStrapi(items, documentIdOfSlug)
    expect(navigationFromStrapi(overTheWire(renderTree(written, slugOf)))).toEqual(items)
    expect(navigationFromStrapi(overTheWire(renderFlat(written, slugOf)))).toEqual(items)
  })
})

describe('navigationToStrapi', () => {
  it('rejects an item that links to no page', () => {
    expect(() => navigationToStrapi(FALLBACK_NAVIGATION, () => undefined)).toThrow(
      'The menu item "About Us" links to /about-us, which does not exist',
    )
  })

  it('gives every item a unique key', () => {
    const keys = navigationToStrapi(DEFAULT_NAVIGATION, documentIdOfSlug).flatMap(keysWithin)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

/** Strapi stores empty values as null. */
function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner === '' ? null : inner)))
}

function keysWithin(item: Readonly<Record<string, unknown>>): unknown[] {
  return [item['uiRouterKey'], ...(item['items'] as Record<string, unknown>[]).flatMap(keysWithin)]
}
