import { describe, expect, it } from 'vitest'
import { seedDocument } from './seed-document.ts'

/** What Strapi lets rich text link to: no bare anchor, no other kind of address. */
const TAKEN_LINK = /^(?:https?:\/\/|mailto:|tel:|\/)/

describe('the seed', () => {
  it('holds pages, a menu and a footer, all plain JSON', () => {
    const document = seedDocument()
    expect(document.pages.length).toBeGreaterThan(20)
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it.each(seedDocument().pages.map((page) => [String(page.slug), page] as const))(
    '%s links only to what Strapi takes',
    (_slug, page) => {
      expect(linksIn(page).filter((url) => !TAKEN_LINK.test(url))).toEqual([])
    },
  )
})

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, url } = value as { type?: unknown; url?: unknown }
  const own = type === 'link' && typeof url === 'string' ? [url] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}
