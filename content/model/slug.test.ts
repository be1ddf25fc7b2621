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
])('takes %s', (slug) => {
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
])('refuses %s', (slug) => {
  expect(isSlug(slug)).toBe(false)
})

it.each(['home', '404', 'about-us', 'careers/seo-specialist', 'apis', 'offers/api', 'state-of-play'])(
  'lets editors write %s',
  (slug) => {
    expect(slug).toMatch(SLUG_PATTERN)
  },
)

it.each(['About-us', 'about us', '-a', 'a-', 'a--b', 'a/', '/a', 'a//b', 'a.b', 'ü', ''])(
  'does not let editors write %j',
  (slug) => {
    expect(slug).not.toMatch(SLUG_PATTERN)
  },
)

it.each(['api', 'api/offers', 'cms/pages/x', 'preview', 'healthz', 'state/x', 'art'])(
  'keeps %s for the site itself',
  (slug) => {
    expect(slug).not.toMatch(SLUG_PATTERN)
  },
)
