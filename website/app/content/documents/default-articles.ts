import {
  type ArticleSummary,
  isArticleSlug,
  newestFirst,
  summarizeArticle,
} from '@beam/content/model/articles.ts'
import type { Page, PageSummary } from '@beam/content/model/page.ts'

/** The default pages that are articles, that visitors can find, and that the content service does not have. */
export function defaultArticles(
  defaults: readonly Page[],
  listed: readonly PageSummary[],
  fetched: readonly ArticleSummary[],
): readonly ArticleSummary[] {
  const shown = new Set(listed.map(({ slug }) => slug))
  const known = new Set(fetched.map(({ slug }) => slug))
  const articles = defaults.filter(({ slug }) => isArticleSlug(slug) && shown.has(slug) && !known.has(slug))
  return newestFirst(articles.map((page) => summarizeArticle(page, NEVER)))
}

const NEVER = { updatedAt: '', publishedAt: '' }
