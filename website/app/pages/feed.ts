import { NEWS_SLUG, summarizeArticle } from '@beam/content/model/articles.ts'
import type { ContentStore } from '../content/content-store.ts'
import { atomFeed, FEED_TYPE } from './atom-feed.ts'
import { fileCacheTags } from './page-cache-headers.server.ts'
import { websiteContext } from './website-context.server.ts'
import type { Route } from './+types/feed.ts'

/** The newest articles, for feed readers. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, settings } = context.get(websiteContext)
  const [articles, own] = await Promise.all([content.articles(), ownArticle(content)])
  return new Response(atomFeed([...articles.document, ...own], settings.siteUrl), {
    headers: {
      'content-type': `${FEED_TYPE}; charset=utf-8`,
      'cache-control': 'no-cache',
      ...fileCacheTags('/feed.xml', url, `articles pages page:${NEWS_SLUG}`, articles.source),
    },
  })
}

/** The article that the news page shows in full, if its date is known. */
async function ownArticle(content: ContentStore) {
  const outcome = await content.page(NEWS_SLUG)
  if (outcome.kind !== 'found') return []
  const { document: page } = outcome
  const isArticle = page.blocks.some(({ block }) => block === 'article')
  const own = summarizeArticle(page, { updatedAt: '', publishedAt: '' })
  return isArticle && own.publishedOn !== '' ? [own] : []
}
