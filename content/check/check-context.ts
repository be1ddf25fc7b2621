import type { Redirect } from '../model/redirect.ts'
import type { SiteInfo } from './check-page.ts'
import type { PageOutline } from './outline-page.ts'

/** Another published page, as far as the checks need it. */
export type OtherPage = Pick<PageOutline, 'documentId' | 'slug' | 'title' | 'anchors'>

/**
 * What a single document is checked against: all that is published beside it. Plain data: the panel gets it as JSON and
 * checks what an editor types without sending it anywhere.
 */
export interface CheckContext {
  readonly siteInfo: SiteInfo
  readonly otherPages: readonly OtherPage[]
  /** The other published redirects. */
  readonly redirects: readonly Pick<Redirect, 'from' | 'to'>[]
  /** The paths that the menu, the footer or other pages link to, decoded. Null without a menu: visitors see all pages. */
  readonly linkedPaths: readonly string[] | null
  /** The slug at which the document itself is published; null: it is not, or is no page. */
  readonly publishedSlug: string | null
  /** Titles of the menu's items for the document. */
  readonly menuItems: readonly string[]
  /** Whether the published footer has the address of an app store. */
  readonly hasStoreLinks: boolean
}
