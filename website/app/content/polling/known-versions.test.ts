import { describe, expect, it } from 'vitest'
import { createKnownVersions } from './known-versions.ts'

function summary(slug: string, updatedAt = '1', title = slug.toUpperCase()) {
  return { slug, title, updatedAt, publishedAt: '' }
}

describe('a list of pages', () => {
  const before = [summary('a'), summary('b'), summary('c')]

  it('names what was changed, added, removed or renamed since the last one', () => {
    const versions = createKnownVersions()
    expect(versions.compare(before)).toEqual([])
    expect(versions.compare([summary('a', '2'), summary('b', '1', 'Other'), summary('d')])).toEqual([
      'page:a',
      'page:b',
      'page:c',
      'page:d',
      'pages',
    ])
  })

  it('names nothing when nothing changed, whatever the order', () => {
    const versions = createKnownVersions()
    versions.compare(before)
    expect(versions.compare(before.toReversed())).toEqual([])
  })

  it('T112: names a page that was fetched in another version, newer or older, or that it lacks', () => {
    const versions = createKnownVersions()
    versions.compare(before)
    for (const page of [summary('a', '2'), summary('b', '0'), summary('c'), summary('d')])
      versions.fetched(page)
    expect(versions.compare(before)).toEqual(['page:a', 'page:b', 'page:d', 'pages'])
    expect(versions.compare(before)).toEqual([])
  })

  it('names the list of articles when one of them changed', () => {
    const versions = createKnownVersions()
    versions.compare(before)
    expect(versions.compare([...before, summary('news/a')])).toEqual(['page:news/a', 'pages', 'articles'])
  })

  it('without dates is not compared with fetched pages', () => {
    const versions = createKnownVersions()
    versions.compare([summary('a', '')])
    versions.fetched(summary('a', '2'))
    expect(versions.compare([summary('a', '')])).toEqual([])
  })
})
