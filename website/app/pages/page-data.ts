import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { type ArticleListPage, listPageQuery } from '../blocks/article-list-page.ts'
import { type Page, pagePath } from '@beam/content/model/page.ts'
import { type FormState, stateFromUrl } from '../form/form-state.ts'
import type { ReadReceipt } from '../form/posted-form.ts'
import type { WebsiteSettings } from '../website.ts'

/** The loader data of a page. */
export interface PageData {
  readonly page: Page
  /** What the news page lists; null: nothing, or another page. */
  readonly articles: ArticleListPage | null
  /** Public URL of the site, without a trailing slash. */
  readonly siteUrl: string
  readonly canonicalUrl: string
  readonly shareImage: ShareImage
  readonly tokenSaleUrl: string
  readonly maxUploadMegabytes: number
  readonly sendsMail: boolean
  /** State of a form sent without JavaScript, from the URL. */
  readonly formState: FormState
}

/** The image that networks show when the page is shared. */
interface ShareImage {
  readonly url: string
  readonly alt: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

interface Facts {
  readonly settings: WebsiteSettings
  readonly readReceipt: ReadReceipt
}

/** Creates the loader data of a page. `articles` are those that the news page lists. */
export function describePage(
  page: Page,
  url: URL,
  { settings, readReceipt }: Facts,
  articles: ArticleListPage | null = null,
): PageData {
  const { siteUrl, tokenSaleUrl, maxUploadMegabytes, sendsMail } = settings
  return {
    page,
    articles,
    siteUrl,
    canonicalUrl: siteUrl + pagePath(page.slug) + (articles ? listPageQuery(articles.number) : ''),
    shareImage: shareImageOf(page, siteUrl),
    tokenSaleUrl,
    maxUploadMegabytes,
    sendsMail,
    formState: stateFromUrl(url, readReceipt),
  }
}

/** The page's own image, else the one generated for its slug, which shows the title, else the default one. */
function shareImageOf({ slug, shareTitle, shareImage }: Page, siteUrl: string): ShareImage {
  if (shareImage) {
    const { url, alt, width, height } = shareImage
    return { url: new URL(url, siteUrl).href, alt: alt || shareTitle, width, height }
  }
  if (!DRAWN_SLUGS.has(slug))
    return { url: `${siteUrl}/share/default.png`, alt: 'Beam Wallet', ...DRAWN_SIZE }
  return { url: `${siteUrl}/share/${slug.replaceAll('/', '-')}.png`, alt: shareTitle, ...DRAWN_SIZE }
}

/** Images are generated for the default pages only. */
const DRAWN_SLUGS: ReadonlySet<string> = new Set(ALL_PAGES.map(({ slug }) => slug))

/** Size of generated images in pixels, which networks show uncropped. */
const DRAWN_SIZE = { width: 1200, height: 630 }
