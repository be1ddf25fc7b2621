import type { ArticleSummary } from '@beam/content/model/articles.ts'

/** One page of the list of articles: the news are listed a few at a time. */
export interface ArticleListPage {
  readonly articles: readonly ArticleSummary[]
  /** Counts from 1: the newest. */
  readonly number: number
  /** How many such pages there are. */
  readonly count: number
}

/** The query of the news page with this page of the list. */
export function listPageQuery(number: number): string {
  return number > 1 ? `?page=${number}` : ''
}
