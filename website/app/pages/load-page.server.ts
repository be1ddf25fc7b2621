import { HOME_SLUG, NOT_FOUND_SLUG, type Page, pagePath } from '@beam/content/model/page.ts'
import { data, redirect } from 'react-router'
import type { PageOutcome, Source } from '../content/content-store.ts'
import { cleanPath } from './clean-path.ts'
import { documentHeaders } from './document-headers.server.ts'
import { findRedirect, locationOf } from './find-redirect.ts'
import { describePage, type PageData } from './page-data.ts'
import { slugAt } from './slug-at.ts'
import type { WebsiteParts } from './website-parts.server.ts'

export type PageAnswer = ReturnType<typeof data<PageData>>

/**
 * The page at an address. What the content service does not know: one segment leads to /404, more show the not-found
 * screen at their own address. Throws redirects, and 503 when nobody knows whether there is a page.
 */
export async function loadPage(url: URL, parts: WebsiteParts): Promise<PageAnswer> {
  const path = cleanPath(url.pathname)
  if (path === null) return notFoundPage(url, parts)
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  if (path === `/${HOME_SLUG}`) throw redirect('/', 301)
  const slug = slugAt(path)
  const found = available(await parts.content.page(slug))
  if (found === null) return missingPage(slug, url, parts)
  if (path !== pagePath(found.document.slug)) throw redirect(pagePath(found.document.slug), 301)
  return pageAnswer(found, url, parts)
}

/** The page that a preview or an address of the content service's own shows; the not-found screen if there is none. */
export async function answerOutcome(
  outcome: PageOutcome,
  url: URL,
  parts: WebsiteParts,
): Promise<PageAnswer> {
  const found = available(outcome)
  return found ? pageAnswer(found, url, parts) : notFoundPage(url, parts)
}

function available(outcome: PageOutcome): { document: Page; source: Source } | null {
  if (outcome.kind === 'unavailable') throw data(null, { status: 503, headers: { 'retry-after': '10' } })
  return outcome.kind === 'found' ? outcome : null
}

async function missingPage(slug: string, url: URL, parts: WebsiteParts): Promise<PageAnswer> {
  const { document: redirects } = await parts.content.redirects()
  const moved = findRedirect(redirects, url.pathname)
  if (moved) throw redirect(locationOf(moved), moved.permanent ? 301 : 302)
  const inLowerCase = await pageInLowerCase(slug, parts)
  if (inLowerCase) throw redirect(pagePath(inLowerCase.slug) + url.search, 301)
  if (slug !== NOT_FOUND_SLUG && !slug.includes('/')) throw redirectToNotFound()
  return notFoundPage(url, parts)
}

/** Nobody remembers it: a page may be published at that address. */
export function redirectToNotFound(): Response {
  return redirect(pagePath(NOT_FOUND_SLUG), { status: 302, headers: { 'cache-control': 'no-store' } })
}

/** Addresses are read out, printed and typed; no page with capitals of its own is hidden by this. */
async function pageInLowerCase(slug: string, { content }: WebsiteParts): Promise<Page | null> {
  const lowered = slug.toLowerCase()
  if (lowered === slug) return null
  const found = available(await content.page(lowered))
  return found ? found.document : null
}

/** The not-found screen, a document like all others; thrown bare if even that is gone. */
async function notFoundPage(url: URL, parts: WebsiteParts): Promise<PageAnswer> {
  const outcome = await parts.content.page(NOT_FOUND_SLUG)
  if (outcome.kind !== 'found') throw data(null, { status: 404 })
  return pageAnswer(outcome, url, parts)
}

function pageAnswer(found: { document: Page; source: Source }, url: URL, parts: WebsiteParts): PageAnswer {
  const { document: page, source } = found
  const status = page.slug === NOT_FOUND_SLUG ? 404 : 200
  return data(describePage(page, url, parts), { status, headers: documentHeaders(page, source, url) })
}
