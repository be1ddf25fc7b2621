import { describe, expect, it } from 'vitest'
import { seedDocument } from './seed-document.ts'

/** Links that Strapi accepts in rich text: no fragment alone, no other scheme. */
const ACCEPTED_LINK = /^(?:https?:\/\/|mailto:|tel:|\/)/

describe('the seed', () => {
  it('contains pages, a menu and a footer, all plain JSON', () => {
    const document = seedDocument()
    expect(document.pages.length).toBeGreaterThan(20)
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it.each(seedDocument().pages.map((page) => [String(page.slug), page] as const))(
    '%s has only links that Strapi accepts',
    (_slug, page) => {
      expect(linksIn(page).filter((url) => !ACCEPTED_LINK.test(url))).toEqual([])
    },
  )
})

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, url } = value as { type?: unknown; url?: unknown }
  const link = type === 'link' && typeof url === 'string' ? [url] : []
  return [...link, ...Object.values(value).flatMap(linksIn)]
}
