import { findRedirect } from '@beam/content/model/find-redirect.ts'
import { HOME_SLUG, NOT_FOUND_SLUG, type Page, pagePath } from '@beam/content/model/page.ts'
import { data, redirect } from 'react-router'
import type { PageOutcome, Source } from '../content/content-store.ts'
import { cleanPath } from './clean-path.ts'
import { pageCacheHeaders } from './page-cache-headers.server.ts'
import { loadArticles } from './load-articles.server.ts'
import { describePage, type PageData } from './page-data.ts'
import { redirectLocation } from './redirect-location.ts'
import { slugFromPath } from './slug-from-path.ts'
import type { WebsiteContext } from './website-context.server.ts'

type PageResponse = ReturnType<typeof data<PageData>>

/**
 * The page at a URL. For an unknown page, a path of one segment redirects to /404; a longer one shows the not-found
 * page at its own URL. Throws redirects, and 503 if it is not known whether the page exists.
 */
export async function pageOrRedirect(url: URL, website: WebsiteContext): Promise<PageResponse> {
  const path = cleanPath(url.pathname)
  if (path === null) return notFoundPage(url, website)
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  if (path === `/${HOME_SLUG}`) throw redirect('/', 301)
  const slug = slugFromPath(path)
  const articles = loadArticles(slug, url, website)
  const found = available(await website.content.page(slug))
  if (found === null) return unknownPage(slug, url, website)
  if (path !== pagePath(found.document.slug)) throw redirect(pagePath(found.document.slug), 301)
  return pageResponse(found, url, website, articles)
}

/** The page of a preview or a `cms/` URL; the not-found page if there is none. */
export async function outcomeResponse(
  outcome: PageOutcome,
  url: URL,
  website: WebsiteContext,
): Promise<PageResponse> {
  const found = available(outcome)
  return found ? pageResponse(found, url, website) : notFoundPage(url, website)
}

function available(outcome: PageOutcome): { document: Page; source: Source } | null {
  if (outcome.kind === 'unavailable') throw data(null, { status: 503, headers: { 'retry-after': '10' } })
  return outcome.kind === 'found' ? outcome : null
}

async function unknownPage(slug: string, url: URL, website: WebsiteContext): Promise<PageResponse> {
  const { document: redirects } = await website.content.redirects()
  const moved = findRedirect(redirects, url.pathname)
  if (moved) throw redirect(redirectLocation(moved), moved.permanent ? 301 : 302)
  const lowercasePage = await findLowercasePage(slug, website)
  if (lowercasePage) throw redirect(pagePath(lowercasePage.slug) + url.search, 301)
  if (slug !== NOT_FOUND_SLUG && !slug.includes('/')) throw redirectToNotFound()
  return notFoundPage(url, website)
}

/** Not cacheable: a page may be published at that URL. */
export function redirectToNotFound(): Response {
  return redirect(pagePath(NOT_FOUND_SLUG), { status: 302, headers: { 'cache-control': 'no-store' } })
}

/** URLs are printed and typed. Pages whose slug has capitals have been looked up before. */
async function findLowercasePage(slug: string, { content }: WebsiteContext): Promise<Page | null> {
  const lowercase = slug.toLowerCase()
  if (lowercase === slug) return null
  const found = available(await content.page(lowercase))
  return found ? found.document : null
}

/** The not-found page, a document like all others; throws 404 without content if even that is missing. */
async function notFoundPage(url: URL, website: WebsiteContext): Promise<PageResponse> {
  const outcome = await website.content.page(NOT_FOUND_SLUG)
  if (outcome.kind !== 'found') throw data(null, { status: 404 })
  return pageResponse(outcome, url, website)
}

/** `loading`: the articles of the page, if they are on their way already. */
async function pageResponse(
  found: { document: Page; source: Source },
  url: URL,
  website: WebsiteContext,
  loading = loadArticles(found.document.slug, url, website),
): Promise<PageResponse> {
  const { document: page } = found
  const articles = await loading
  const source = articles && articles.source !== 'content-service' ? articles.source : found.source
  const status = page.slug === NOT_FOUND_SLUG ? 404 : 200
  return data(describePage(page, url, website, articles?.listPage ?? null), {
    status,
    headers: pageCacheHeaders(page, source, url),
  })
}
