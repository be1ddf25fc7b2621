import { expect, it } from 'vitest'
import { isSlug, SLUG_PATTERN } from './slug.ts'

it.each([
  'home',
  'about-us',
  'careers/seo-specialist',
  '404',
  'a_b~c.d',
  'A',
  'x'.repeat(200),
  'a b',
  'café',
  'über uns/größe',
  'カフェ',
  'e\u0301',
])('accepts %s', (slug) => {
  expect(isSlug(slug)).toBe(true)
})

it.each([
  '',
  '/about-us',
  'about-us/',
  'a//b',
  '..',
  '../x',
  'a/../b',
  '.env',
  ' a',
  'a ',
  'a/ b',
  'a\u00a0b',
  'a\u200bb',
  '\u0301a',
  'a%2fb',
  'a?b',
  'a#b',
  'a\\b',
  'a&filters[x]=1',
  '\ud800',
  'x'.repeat(201),
  null,
  7,
  ['home'],
])('rejects %s', (slug) => {
  expect(isSlug(slug)).toBe(false)
})

it.each(['home', '404', 'about-us', 'careers/seo-specialist', 'apis', 'offers/api', 'state-of-play'])(
  'allows editors to enter %s',
  (slug) => {
    expect(slug).toMatch(SLUG_PATTERN)
  },
)

it.each(['About-us', 'about us', '-a', 'a-', 'a--b', 'a/', '/a', 'a//b', 'a.b', 'ü', ''])(
  'does not allow editors to enter %j',
  (slug) => {
    expect(slug).not.toMatch(SLUG_PATTERN)
  },
)

it.each(['api', 'api/offers', 'cms/pages/x', 'preview', 'healthz', 'state/x', 'art'])(
  'reserves %s for the site',
  (slug) => {
    expect(slug).not.toMatch(SLUG_PATTERN)
  },
)
