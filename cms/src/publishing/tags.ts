/** Names what changed, so that the site drops exactly what it touches: `page:<slug>`, `pages`, `navigation`, … */
export type Tag = string

/** What visitors see of a page. Every publish gives it another id. */
export interface PublishedPage {
  readonly id: number | string
  readonly slug: string
  readonly title: string
}

/**
 * What a change of a page touches for visitors; nothing when only its draft changed.
 * The list of pages and the menu are touched when a page comes, goes, moves or gets another title.
 */
export function tagsOfPageChange(before: PublishedPage | null, after: PublishedPage | null): Tag[] {
  if (before?.id === after?.id) return []
  const slugs = new Set([before?.slug, after?.slug].filter((slug) => slug !== undefined))
  const isListedDifferently = before?.slug !== after?.slug || before?.title !== after?.title
  return [...[...slugs].map(pageTag), ...(isListedDifferently ? ['pages', 'navigation'] : [])]
}

/** An uploaded image may stand anywhere: everything that visitors see is touched. */
export function tagsOfMediaChange(slugs: readonly string[]): Tag[] {
  return ['media', 'pages', 'footer', ...slugs.map(pageTag)]
}

function pageTag(slug: string): Tag {
  return `page:${slug}`
}
