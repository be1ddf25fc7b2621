import { isArticleSlug, isNewerThanOwn, NEWS_SLUG } from '@beam/content/model/articles.ts'
import type { Block } from '@beam/content/model/blocks.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { articleList } from '../blocks/block-components.ts'
import { MoreLink } from '../ui/more-link.tsx'
import type { BlockContext } from '../blocks/block-props.ts'
import type { PageData } from './page-data.ts'

interface WithArticleList {
  readonly blocks: readonly Block[]
  readonly insertion?: NonNullable<BlockContext['insertion']>
}

/**
 * Places the list of articles on the news page: below the page's own article while that is the newest, else above
 * everything. Older pages of the list come without the own article. Articles link back to the list.
 */
export function insertArticleList({
  page,
  articles: listPage,
}: Pick<PageData, 'page' | 'articles'>): WithArticleList {
  if (isArticleSlug(page.slug)) return { blocks: page.blocks, insertion: allNews(page.blocks) }
  const [newest] = listPage?.articles ?? []
  const ArticleList = articleList()
  if (!listPage || !newest || !ArticleList) return { blocks: page.blocks }
  const path = pagePath(page.slug)
  const own = page.blocks.findIndex(({ block }) => block === 'article')
  if (listPage.number > 1) {
    const blocks = page.blocks.filter((_, index) => index !== own)
    return {
      blocks,
      insertion: { index: 0, element: <ArticleList listPage={listPage} level={1} path={path} /> },
    }
  }
  const leads = isNewerThanOwn(newest, page)
  const element = <ArticleList listPage={listPage} level={leads ? 1 : 2} path={path} />
  return { blocks: page.blocks, insertion: { index: leads ? 0 : own + 1, element } }
}

/** Below the article; at the end of a page without one. */
function allNews(blocks: readonly Block[]) {
  const article = blocks.findIndex(({ block }) => block === 'article')
  const element = (
    <p className="all-news">
      <MoreLink to={pagePath(NEWS_SLUG)} text="All news" />
    </p>
  )
  return { index: article < 0 ? Math.max(blocks.length, 1) : article + 1, element }
}
