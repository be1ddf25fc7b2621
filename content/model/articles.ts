import type { Page, PageSummary } from './page.ts'
import type { Picture } from './picture.ts'

/** The page that lists all articles. It may show an article of its own, in full. */
export const NEWS_SLUG = 'news'

/** Where the site serves the feed of articles. */
export const FEED_PATH = '/feed.xml'

/** An article as the list and the feed show it. */
export interface ArticleSummary {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: string
  /** A calendar day, e.g. '2026-02-01'; '' if unknown. */
  readonly publishedOn: string
  readonly picture: Picture | null
  /** ISO time of the last change; '' if unknown. */
  readonly updatedAt: string
}

/** Whether the page with this slug is an article: its URL is under that of the news page. */
export function isArticleSlug(slug: string): boolean {
  return slug.startsWith(`${NEWS_SLUG}/`)
}

/**
 * What the list shows of an article: the fields of its block `article`, else those of the page. An article without a
 * date has that of its last publication, except the news page's own: that page is published again whenever it changes.
 */
export function summarizeArticle(
  page: Page,
  { updatedAt, publishedAt }: Pick<PageSummary, 'updatedAt' | 'publishedAt'>,
): ArticleSummary {
  const block = page.blocks.find((candidate) => candidate.block === 'article')
  return {
    slug: page.slug,
    title: block?.title || page.title,
    summary: block?.summary || page.shareDescription,
    category: block?.category ?? '',
    publishedOn: block?.publishedOn || (isArticleSlug(page.slug) ? dayOf(publishedAt) : ''),
    picture: block?.picture ?? page.shareImage,
    updatedAt,
  }
}

/** Articles of one day are in the order of their URLs. */
export function newestFirst(articles: readonly ArticleSummary[]): readonly ArticleSummary[] {
  return articles.toSorted((a, b) => compare(b.publishedOn, a.publishedOn) || compare(a.slug, b.slug))
}

/** Whether an article is newer than that of the news page, if that has one. */
export function isNewerThanOwn({ publishedOn }: ArticleSummary, newsPage: Page): boolean {
  const own = newsPage.blocks.find(({ block }) => block === 'article')
  if (!own) return true
  return publishedOn > summarizeArticle(newsPage, NEVER).publishedOn
}

const NEVER = { updatedAt: '', publishedAt: '' }

function dayOf(time: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? ''
  return Number.isNaN(Date.parse(day)) ? '' : day
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
