import type { ArticleSummary } from '@beam/content/model/articles.ts'

/** The part of the list of articles that one page shows. */
export interface ArticlePart {
  readonly articles: readonly ArticleSummary[]
  /** Counts from 1: the newest. */
  readonly number: number
  /** How many parts there are. */
  readonly count: number
}

/** The query of the news page with this part. */
export function partQuery(number: number): string {
  return number > 1 ? `?page=${number}` : ''
}
