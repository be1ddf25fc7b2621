import type { Page } from '@beam/content/model/page.ts'
import { page } from '@beam/content/defaults/compose.ts'
import { describe, expect, it } from 'vitest'
import { changedTags, findListed, holdsOurSite, listedPages } from './page-index.ts'

function listed(slug: string, updatedAt = '1', title = slug.toUpperCase()) {
  return { slug, title, updatedAt, publishedAt: '' }
}

function defaults(...slugs: readonly string[]): Page[] {
  return slugs.map((slug) => page({ slug, title: slug.toUpperCase(), shareDescription: '', blocks: [] }))
}

describe('holdsOurSite', () => {
  it('is true when at least half of the default pages are listed', () => {
    const ours = defaults('a', 'b', 'c', 'd')
    expect(holdsOurSite([listed('a'), listed('b')], ours)).toBe(true)
    expect(holdsOurSite([listed('a'), listed('x'), listed('y')], ours)).toBe(false)
    expect(holdsOurSite([], ours)).toBe(false)
    expect(holdsOurSite([], [])).toBe(false)
  })
})

describe('changedTags', () => {
  const before = [listed('a'), listed('b'), listed('c')]

  it('names what was changed, added, removed or renamed', () => {
    expect(changedTags(before, [listed('a', '2'), listed('b', '1', 'Other'), listed('d')])).toEqual([
      'page:a',
      'page:b',
      'page:c',
      'page:d',
      'pages',
    ])
  })

  it('is empty when nothing changed, whatever the order', () => {
    expect(changedTags(before, before.toReversed())).toEqual([])
  })
})

it('a slug goes before a title', () => {
  const pages = [listed('x', '1', 'offers'), listed('offers', '1', 'Y')]
  expect(findListed(pages, 'offers')?.slug).toBe('offers')
  expect(findListed(pages, 'Y')?.slug).toBe('offers')
  expect(findListed(pages, 'y')).toBeUndefined()
})

it('default pages are listed beside those of a content service that is not ours', () => {
  const ours = defaults('a', 'b', 'c')
  expect(listedPages([listed('a'), listed('x')], ours).map(({ slug }) => slug)).toEqual(['a', 'x', 'b', 'c'])
  expect(listedPages([listed('a'), listed('b')], ours).map(({ slug }) => slug)).toEqual(['a', 'b'])
})
