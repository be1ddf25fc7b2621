import { NEWS_SLUG } from '@beam/content/model/articles.ts'
import type { ArticlePart } from '../blocks/article-part.ts'
import type { Source } from '../content/content-store.ts'
import type { WebsiteContext } from './website-context.server.ts'

/** So many are light enough to come with the page in one flight (page-weight.parts.test.ts). */
export const ARTICLES_PER_PART = 8

interface LoadedArticles {
  /** null: there are no articles. */
  readonly part: ArticlePart | null
  readonly source: Source
}

/** The articles that the news page lists at this URL; null for all other pages. */
export async function loadArticles(
  slug: string,
  url: URL,
  { content }: WebsiteContext,
): Promise<LoadedArticles | null> {
  if (slug !== NEWS_SLUG) return null
  const { document: all, source } = await content.articles()
  if (all.length === 0) return { part: null, source }
  const count = Math.ceil(all.length / ARTICLES_PER_PART)
  const number = Math.min(requestedPart(url), count)
  const end = number * ARTICLES_PER_PART
  const articles = await content.withImages(all.slice(end - ARTICLES_PER_PART, end), number)
  return { part: { articles, number, count }, source }
}

/** 1 for anything that is not the number of a part. */
function requestedPart({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
