import { HOME_SLUG, NOT_FOUND_SLUG, type Page, pagePath } from '@beam/content/model/page.ts'
import { data, redirect } from 'react-router'
import type { Source } from '../content/content-store.ts'
import { cleanPath } from './clean-path.ts'
import { documentHeaders } from './document-headers.server.ts'
import { describePage, type PageData } from './page-data.ts'
import { slugAt } from './slug-at.ts'
import type { WebsiteParts } from './website-parts.server.ts'

type Answer = ReturnType<typeof data<PageData>>

/**
 * The page at an address. What the content service does not know: one segment leads to /404, more show the not-found
 * screen at their own address. Throws redirects, and 503 when the content service cannot be asked and nothing is kept.
 */
export async function loadPage(url: URL, parts: WebsiteParts): Promise<Answer> {
  const path = cleanPath(url.pathname)
  if (path === null) return notFoundPage(url, parts)
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  if (path === `/${HOME_SLUG}`) throw redirect('/', 301)
  return pageAt(slugAt(path), url, parts)
}

async function pageAt(slug: string, url: URL, parts: WebsiteParts): Promise<Answer> {
  const outcome = await parts.content.page(slug)
  if (outcome.kind === 'unavailable') throw data(null, { status: 503, headers: { 'retry-after': '10' } })
  if (outcome.kind === 'found') return answer(outcome.document, outcome.source, url, parts)
  await followRedirect(url.pathname, parts)
  if (slug !== NOT_FOUND_SLUG && !slug.includes('/')) throw redirect(`/${NOT_FOUND_SLUG}`, 302)
  return notFoundPage(url, parts)
}

/** Throws the redirect that editors keep for a page that moved, if there is one. */
async function followRedirect(path: string, { content }: WebsiteParts): Promise<void> {
  const { document: redirects } = await content.redirects()
  const found = redirects.find((candidate) => candidate.from === path)
  if (found) throw redirect(found.to, found.permanent ? 301 : 302)
}

/** The not-found screen, a document like all others; thrown bare if even that is gone. */
async function notFoundPage(url: URL, parts: WebsiteParts): Promise<Answer> {
  const outcome = await parts.content.page(NOT_FOUND_SLUG)
  if (outcome.kind !== 'found') throw data(null, { status: 404 })
  return answer(outcome.document, outcome.source, url, parts)
}

function answer(page: Page, source: Source, url: URL, { settings }: WebsiteParts): Answer {
  const status = page.slug === NOT_FOUND_SLUG ? 404 : 200
  const isAlias = pagePath(page.slug) !== url.pathname && status === 200
  if (isAlias) throw redirect(pagePath(page.slug), 301)
  return data(describePage(page, url, settings), { status, headers: documentHeaders(page, source, url) })
}
