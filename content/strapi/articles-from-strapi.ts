import { isArticleSlug, newestFirst, summarizeArticle, type ArticleSummary } from '../model/articles.ts'
import { pageFromStrapi, pageSummariesFromStrapi } from './from-strapi.ts'
import { readEntries } from './read-value.ts'

/**
 * The articles in a list of pages, newest first, without drafts and other pages, which a service that ignores filters
 * may return. Never throws.
 */
export function articlesFromStrapi(response: unknown, mediaUrl: string): readonly ArticleSummary[] {
  const articles = readEntries(response).flatMap((entry) => {
    const page = pageFromStrapi(entry, mediaUrl)
    const [dates] = pageSummariesFromStrapi([entry])
    return page && dates && isArticleSlug(page.slug) ? [summarizeArticle(page, dates)] : []
  })
  return newestFirst(articles)
}
