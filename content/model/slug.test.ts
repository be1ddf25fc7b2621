import { expect, it } from 'vitest'
import { isSlug } from './slug.ts'

it.each(['home', 'about-us', 'careers/seo-specialist', '404', 'a_b~c.d', 'A', 'x'.repeat(200)])(
  'takes %s',
  (slug) => {
    expect(isSlug(slug)).toBe(true)
  },
)

it.each([
  '',
  '/about-us',
  'about-us/',
  'a//b',
  '..',
  '../x',
  'a/../b',
  '.env',
  'a b',
  'a%2fb',
  'a?b',
  'a#b',
  'a\\b',
  'a&filters[x]=1',
  'ü',
  'x'.repeat(201),
  null,
  7,
  ['home'],
])('refuses %s', (slug) => {
  expect(isSlug(slug)).toBe(false)
})
