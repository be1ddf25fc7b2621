import { data, redirect } from 'react-router'
import { HOME_SLUG, type Page, pagePath } from '../../../content/model/page.ts'
import { cleanPath } from './clean-path.ts'
import { describePage, type PageData } from './page-data.ts'
import type { WebsiteParts } from './website-parts.server.ts'

export const NOT_FOUND_SLUG = '404'

type Answer = ReturnType<typeof data<PageData>>

/**
 * The page at an address. What the content service does not know: one segment leads to /404, more show the not-found
 * screen at their own address. Throws redirects, and 503 when the content service cannot be asked and nothing is kept.
 */
export async function loadPage(url: URL, parts: WebsiteParts): Promise<Answer> {
  const path = cleanPath(url.pathname)
  if (path === null) return notFoundPage(url, parts)
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  const slug = path === '/' ? HOME_SLUG : path.slice(1)
  if (path === pagePath(HOME_SLUG) || slug !== HOME_SLUG) return pageAt(slug, url, parts)
  throw redirect('/', 301)
}

async function pageAt(slug: string, url: URL, parts: WebsiteParts): Promise<Answer> {
  const found = await parts.content.page(slug)
  if (found.kind === 'found') return pageAnswer(found.document, url, parts, slug === NOT_FOUND_SLUG ? 404 : 200)
  await followRedirect(url.pathname, parts)
  if (slug !== NOT_FOUND_SLUG && !slug.includes('/')) throw redirect(`/${NOT_FOUND_SLUG}`, 302)
  return notFoundPage(url, parts)
}

/** Redirects that editors keep for pages that moved. */
async function followRedirect(path: string, { content }: WebsiteParts): Promise<void> {
  const found = (await content.redirects()).find((candidate) => candidate.from === path)
  if (found) throw redirect(found.to, found.permanent ? 301 : 302)
}

async function notFoundPage(url: URL, parts: WebsiteParts): Promise<Answer> {
  const found = await parts.content.page(NOT_FOUND_SLUG)
  if (found.kind !== 'found') throw data(null, { status: 404 })
  return pageAnswer(found.document, url, parts, 404)
}

function pageAnswer(page: Page, url: URL, { settings }: WebsiteParts, status: 200 | 404): Answer {
  const headers = { 'x-content-tags': `page:${page.slug} pages redirects navigation footer`, 'cache-control': 'no-cache' }
  return data(describePage(page, url, settings), { status, headers })
}
