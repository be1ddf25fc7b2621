import type { Block } from './blocks.ts'
import type { Color } from './colors.ts'
import type { UploadedImage } from './picture.ts'

export interface Page {
  /** The path without its leading slash; may contain slashes. The home page is 'home'. */
  readonly slug: string
  /** The document title. */
  readonly title: string
  readonly shareTitle: string
  readonly shareDescription: string
  /** null: the generated share image. Never an illustration: social networks do not show SVG. */
  readonly shareImage: UploadedImage | null
  /** Consumers pink, merchants yellow, partners and banks teal, investors and legal texts charcoal. */
  readonly colourWorld: Color
  readonly blocks: readonly Block[]
}

/** An entry in the list of all pages, e.g. for the sitemap. */
export interface PageSummary {
  readonly slug: string
  readonly title: string
  /** ISO time of the last change; '' if unknown. */
  readonly updatedAt: string
  /** ISO time of the last publication; '' if unknown. */
  readonly publishedAt: string
}

export const HOME_SLUG = 'home'
export const NOT_FOUND_SLUG = '404'

/** The URL path of the page, percent-encoded as browsers write it. */
export function pagePath(slug: string): string {
  return slug === HOME_SLUG ? '/' : `/${encodeURI(slug)}`
}
