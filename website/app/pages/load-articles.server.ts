import { NEWS_SLUG } from '@beam/content/model/articles.ts'
import type { ArticleListPage } from '../blocks/article-list-page.ts'
import type { Source } from '../content/content-store.ts'
import type { WebsiteContext } from './website-context.server.ts'

/** So many are light enough to come with the page in one flight (page-weight.parts.test.ts). */
export const ARTICLES_PER_LIST_PAGE = 8

interface LoadedArticles {
  /** null: there are no articles. */
  readonly listPage: ArticleListPage | null
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
  if (all.length === 0) return { listPage: null, source }
  const count = Math.ceil(all.length / ARTICLES_PER_LIST_PAGE)
  const number = Math.min(requestedListPage(url), count)
  const end = number * ARTICLES_PER_LIST_PAGE
  const articles = await content.withImages(all.slice(end - ARTICLES_PER_LIST_PAGE, end), number)
  return { listPage: { articles, number, count }, source }
}

/** 1 for anything that is not the number of a page of the list. */
function requestedListPage({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
