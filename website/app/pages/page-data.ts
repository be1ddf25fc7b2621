import { type Page, pagePath } from '@beam/content/model/page.ts'
import { isDrawing } from '@beam/content/model/picture.ts'
import { type FormState, stateFromAddress } from '../form/form-state.ts'
import type { WebsiteSettings } from '../website.ts'

/** What a page's loader gives its screen. */
export interface PageData {
  readonly page: Page
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly canonicalUrl: string
  readonly shareImageUrl: string
  readonly tokenSaleUrl: string
  /** What the address tells of a form sent without JavaScript. */
  readonly formState: FormState
}

/** Gathers what the screen of a page needs to know beside the page itself. */
export function describePage(page: Page, url: URL, settings: WebsiteSettings): PageData {
  const { siteUrl, tokenSaleUrl } = settings
  return {
    page,
    siteUrl,
    canonicalUrl: siteUrl + pagePath(page.slug),
    shareImageUrl: shareImageUrl(page, siteUrl),
    tokenSaleUrl,
    formState: stateFromAddress(url),
  }
}

/** The page's own picture, else the one drawn for its slug. */
function shareImageUrl({ slug, shareImage }: Page, siteUrl: string): string {
  if (shareImage && !isDrawing(shareImage)) return shareImage.url
  return `${siteUrl}/share/${slug.replaceAll('/', '-')}.png`
}
