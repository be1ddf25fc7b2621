import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import { pageFromStrapi, redirectsFromStrapi } from './from-strapi.ts'
import { footerFromStrapi } from './footer-from-strapi.ts'
import { documentFaults } from './document-faults.ts'
import { navigationFromStrapi } from './navigation-from-strapi.ts'
import { renderTree } from './navigation-stand-in.ts'
import pages from './samples/pages-by-slug.json' with { type: 'json' }
import footerV4 from './samples/v4-footer.json' with { type: 'json' }
import pagesV4 from './samples/v4-pages-by-slug.json' with { type: 'json' }
import flat from './samples/navigation-flat.json' with { type: 'json' }
import { footerToStrapi, pageToStrapi } from './to-strapi.ts'
import { navigationToStrapi } from './navigation-to-strapi.ts'

const MEDIA = 'https://media.example'
const SEED = 20_261_120

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

const WRONG_VALUES: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  1e308,
  '',
  'x',
  '\ud800\u0000\u202e',
  [],
  [null],
  {},
  { data: null },
  { attributes: null },
  { attributes: { attributes: { data: [] } } },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  JSON.parse(`${'{"children":['.repeat(5_000)}${']}'.repeat(5_000)}`),
]

const POISONS = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'javascript&#58;alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
  'https://user:password@evil.example',
  'http://169.254.169.254/latest/meta-data',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '\u202ehttps://moc.elpmaxe',
]

function readAll(answer: unknown) {
  return {
    page: pageFromStrapi(answer, MEDIA),
    footer: footerFromStrapi(answer, MEDIA),
    navigation: navigationFromStrapi(answer),
    redirects: redirectsFromStrapi(answer),
  }
}

describe('hostile answers', () => {
  it('300 with wrong values in places: nothing throws, what is read is well-formed', () => {
    fc.assert(
      fc.property(
        anAnswer(),
        fc.array(aChange(fc.constantFrom(...WRONG_VALUES)), { minLength: 1, maxLength: 8 }),
        check,
      ),
      { numRuns: 300, seed: SEED },
    )
  })

  it('200 poisoned ones: no unsafe address, image or node survives', () => {
    fc.assert(
      fc.property(
        anAnswer(),
        fc.array(aChange(fc.constantFrom(...POISONS)), { minLength: 5, maxLength: 60 }),
        check,
      ),
      { numRuns: 200, seed: SEED },
    )
  })

  it('any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (answer) => {
        expect(documentFaults(readAll(answer), MEDIA)).toEqual([])
      }),
      { numRuns: 300, seed: SEED },
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

function check(answer: unknown, changes: readonly Change[]): void {
  expect(documentFaults(readAll(changes.reduce(applyChange, answer)), MEDIA)).toEqual([])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
}

interface Change {
  /** Which of the places within the answer, as a share of all. */
  readonly place: number
  readonly value: unknown
}

function anAnswer(): fc.Arbitrary<unknown> {
  return fc.constantFrom(...ANSWERS).map((answer) => structuredClone(answer))
}

function aChange(values: fc.Arbitrary<unknown>): fc.Arbitrary<Change> {
  return fc.record({ place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), value: values })
}

function applyChange(answer: unknown, { place, value }: Change): unknown {
  const places = placesIn(answer)
  const chosen = places[Math.floor(place * places.length)]
  if (chosen) chosen.holder[chosen.name] = value
  return answer
}

interface Place {
  readonly holder: Record<string, unknown>
  readonly name: string
}

/** Every place a value stands in, down to 30 levels. */
function placesIn(value: unknown, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 30) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name], depth + 1)])
}
