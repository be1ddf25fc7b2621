import { type Page, pagePath } from '@beam/content/model/page.ts'
import { isDrawing } from '@beam/content/model/picture.ts'
import type { WebsiteSettings } from '../website.ts'

/** What a page's loader gives its screen. */
export interface PageData {
  readonly page: Page
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly canonicalUrl: string
  readonly shareImageUrl: string
  readonly tokenSaleUrl: string
  /** The reference of a form just sent without JavaScript; null: none was. */
  readonly sentReference: string | null
}

const REFERENCE = /^[A-Z0-9-]{4,24}$/

/** Gathers what the screen of a page needs to know beside the page itself. */
export function describePage(page: Page, url: URL, settings: WebsiteSettings): PageData {
  const { siteUrl, tokenSaleUrl } = settings
  const sent = url.searchParams.get('sent')
  return {
    page,
    siteUrl,
    canonicalUrl: siteUrl + pagePath(page.slug),
    shareImageUrl: shareImageUrl(page, siteUrl),
    tokenSaleUrl,
    sentReference: sent !== null && REFERENCE.test(sent) ? sent : null,
  }
}

/** The page's own picture, else the one drawn for its slug. */
function shareImageUrl({ slug, shareImage }: Page, siteUrl: string): string {
  if (shareImage && !isDrawing(shareImage)) return shareImage.url
  return `${siteUrl}/share/${slug.replaceAll('/', '-')}.png`
}
