import { expect, test } from 'vitest'
import { isIllustration } from '../model/picture.ts'
import { ALL_PAGES } from './all-pages.ts'

const strips = ALL_PAGES.flatMap(({ slug, blocks }) =>
  blocks.filter((block) => block.block === 'logo-strip').map((strip) => ({ slug, ...strip })),
)

test.each(strips)('the pictograms on $slug are labeled as kinds of stores', ({ title, logos }) => {
  expect(logos.filter(({ picture }) => !picture || !isIllustration(picture))).toEqual([])
  expect(title).toMatch(/\bstores\b/i)
  expect(title).not.toMatch(/partner|brand|customer/i)
  for (const { url } of logos) expect(url).toBe('')
})

test('some pages have pictograms', () => {
  expect(strips.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['home', 'local-store']))
})
