import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import { pageFromStrapi, redirectsFromStrapi } from './from-strapi.ts'
import { footerFromStrapi } from './footer-from-strapi.ts'
import { documentErrors } from '../testing/document-errors.ts'
import { mutations, injections, type Mutation } from '../testing/hostile-responses.ts'
import { navigationFromStrapi } from './navigation-from-strapi.ts'
import { renderTree } from '../testing/navigation-plugin-responses.ts'
import pages from './samples/pages-by-slug.json' with { type: 'json' }
import footerV4 from './samples/v4-footer.json' with { type: 'json' }
import pagesV4 from './samples/v4-pages-by-slug.json' with { type: 'json' }
import flat from './samples/navigation-flat.json' with { type: 'json' }
import { footerToStrapi, pageToStrapi } from './to-strapi.ts'
import { navigationToStrapi } from './navigation-to-strapi.ts'

const MEDIA = 'https://media.example'
const RESPONSES: readonly unknown[] = [
  pages,
  pagesV4,
  footerV4,
  flat,
  renderTree(
    navigationToStrapi(DEFAULT_NAVIGATION, (slug) => slug),
    (documentId) => documentId,
  ),
  { data: footerToStrapi(DEFAULT_FOOTER) },
  ...ALL_PAGES.map((page) => ({ data: [pageToStrapi(page)] })),
]

function readAll(response: unknown) {
  return {
    page: pageFromStrapi(response, MEDIA),
    footer: footerFromStrapi(response, MEDIA),
    navigation: navigationFromStrapi(response),
    redirects: redirectsFromStrapi(response, []),
  }
}

describe('T45 to T47: hostile responses', () => {
  it('300 with random wrong values: nothing throws, and the result is valid', () => {
    mutations(300).forEach(check)
  })

  it('200 with injected payloads: no unsafe URL, image or node remains', () => {
    injections(200).forEach(check)
  })

  it('arbitrary JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (response) => {
        expect(documentErrors(readAll(response), MEDIA)).toEqual([])
      }),
      { numRuns: 300, seed: 20_261_120 },
    )
  })

  it.each(ALL_PAGES.map((page) => [page.slug, page] as const))(
    'an invalid block does not affect the rest of %s',
    (_, page) => {
      const written = pageToStrapi(page)
      const content = written['Content'] as unknown[]
      const response = { data: [{ ...written, Content: [null, { __component: 'x.bomb' }, ...content, 'x'] }] }
      expect(pageFromStrapi(response, MEDIA)?.blocks.slice(1)).toEqual(page.blocks)
    },
  )
})

function check(mutate: Mutation, index: number): void {
  const errors = documentErrors(readAll(mutate(RESPONSES[index % RESPONSES.length])), MEDIA)
  expect({ index, errors }).toEqual({ index, errors: [] })
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
}
