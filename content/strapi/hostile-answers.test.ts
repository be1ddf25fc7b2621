import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import { pageFromStrapi, redirectsFromStrapi } from './from-strapi.ts'
import { footerFromStrapi } from './footer-from-strapi.ts'
import { documentFaults } from '../testing/document-faults.ts'
import { mutations, poisonings, type Spoil } from '../testing/hostile-answers.ts'
import { navigationFromStrapi } from './navigation-from-strapi.ts'
import { renderTree } from '../testing/navigation-stand-in.ts'
import pages from './samples/pages-by-slug.json' with { type: 'json' }
import footerV4 from './samples/v4-footer.json' with { type: 'json' }
import pagesV4 from './samples/v4-pages-by-slug.json' with { type: 'json' }
import flat from './samples/navigation-flat.json' with { type: 'json' }
import { footerToStrapi, pageToStrapi } from './to-strapi.ts'
import { navigationToStrapi } from './navigation-to-strapi.ts'

const MEDIA = 'https://media.example'
const ANSWERS: readonly unknown[] = [
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

function readAll(answer: unknown) {
  return {
    page: pageFromStrapi(answer, MEDIA),
    footer: footerFromStrapi(answer, MEDIA),
    navigation: navigationFromStrapi(answer),
    redirects: redirectsFromStrapi(answer),
  }
}

describe('T45 to T47: hostile answers', () => {
  it('300 with wrong values in places: nothing throws, what is read is well-formed', () => {
    mutations(300).forEach(check)
  })

  it('200 poisoned ones: no unsafe address, image or node survives', () => {
    poisonings(200).forEach(check)
  })

  it('any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (answer) => {
        expect(documentFaults(readAll(answer), MEDIA)).toEqual([])
      }),
      { numRuns: 300, seed: 20_261_120 },
    )
  })

  it.each(ALL_PAGES.map((page) => [page.slug, page] as const))(
    'one bad block leaves the rest of %s',
    (_, page) => {
      const written = pageToStrapi(page)
      const content = written['Content'] as unknown[]
      const answer = { data: [{ ...written, Content: [null, { __component: 'x.bomb' }, ...content, 'x'] }] }
      expect(pageFromStrapi(answer, MEDIA)?.blocks.slice(1)).toEqual(page.blocks)
    },
  )
})

function check(spoil: Spoil, index: number): void {
  const faults = documentFaults(readAll(spoil(ANSWERS[index % ANSWERS.length])), MEDIA)
  expect({ index, faults }).toEqual({ index, faults: [] })
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
}
