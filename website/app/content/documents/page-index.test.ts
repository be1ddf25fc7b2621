import type { Page } from '@beam/content/model/page.ts'
import { page } from '@beam/content/defaults/compose.ts'
import { describe, expect, it } from 'vitest'
import { findListed, hasOurPages, listedPages } from './page-index.ts'

function summary(slug: string, updatedAt = '1', title = slug.toUpperCase()) {
  return { slug, title, updatedAt, publishedAt: '' }
}

function defaults(...slugs: readonly string[]): Page[] {
  return slugs.map((slug) => page({ slug, title: slug.toUpperCase(), shareDescription: '', blocks: [] }))
}

describe('hasOurPages', () => {
  it('is true when at least half of the default pages are listed', () => {
    const ours = defaults('a', 'b', 'c', 'd')
    expect(hasOurPages([summary('a'), summary('b')], ours)).toBe(true)
    expect(hasOurPages([summary('a'), summary('x'), summary('y')], ours)).toBe(false)
    expect(hasOurPages([], ours)).toBe(false)
    expect(hasOurPages([], [])).toBe(false)
  })
})

it('a slug takes precedence over a title', () => {
  const pages = [summary('x', '1', 'offers'), summary('offers', '1', 'Y')]
  expect(findListed(pages, 'offers')?.slug).toBe('offers')
  expect(findListed(pages, 'Y')?.slug).toBe('offers')
  expect(findListed(pages, 'y')).toBeUndefined()
})

it('default pages are listed beside those of a content service that is not ours', () => {
  const ours = defaults('a', 'b', 'c')
  expect(listedPages([summary('a'), summary('x')], ours).map(({ slug }) => slug)).toEqual([
    'a',
    'x',
    'b',
    'c',
  ])
  expect(listedPages([summary('a'), summary('b')], ours).map(({ slug }) => slug)).toEqual(['a', 'b'])
})
