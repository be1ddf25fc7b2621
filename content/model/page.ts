import type { Block } from './blocks.ts'
import type { Colour } from './colours.ts'
import type { Photo } from './picture.ts'

export interface Page {
  /** Its path without the leading slash; may hold slashes. The home page is 'home'. */
  readonly slug: string
  /** The document title. */
  readonly title: string
  readonly shareTitle: string
  readonly shareDescription: string
  /** null: the one made from our own artwork. Networks show no drawings, only images. */
  readonly shareImage: Photo | null
  /** Consumers pink, merchants yellow, partners and banks teal, investors and legal texts charcoal. */
  readonly colourWorld: Colour
  readonly blocks: readonly Block[]
}

/** What lists of pages tell of a page, e.g. the sitemap. */
export interface PageSummary {
  readonly slug: string
  readonly title: string
  /** ISO time of the last change; '' when not known. */
  readonly updatedAt: string
  /** ISO time of the last publishing; '' when not known. */
  readonly publishedAt: string
}

export const HOME_SLUG = 'home'
export const NOT_FOUND_SLUG = '404'

/** The path under which visitors find the page, percent-encoded as browsers write it. */
export function pagePath(slug: string): string {
  return slug === HOME_SLUG ? '/' : `/${encodeURI(slug)}`
}
