import { type ArticleSummary, FEED_PATH } from '@beam/content/model/articles.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { type ArticleListPage, listPageQuery } from './article-list-page.ts'
import { BlockHeader, innerHeadingLevel } from './block-header.tsx'
import { PublishedOn } from './published-on.tsx'

interface ArticleListProps {
  readonly listPage: ArticleListPage
  /** 1: it leads the page. 2: it follows the newest article, which the page shows in full. */
  readonly level: 1 | 2
  /** Path of the page that shows it. */
  readonly path: string
}

/** Articles, newest first; each links to its page. */
export function ArticleList({ listPage, level, path }: ArticleListProps) {
  const title = level === 1 ? 'News' : 'More news'
  return (
    <section className="block wrap">
      <BlockHeader title={title} level={level} />
      <ul className="articles">
        {renderList(listPage.articles, (article, index) => (
          <Entry
            article={article}
            level={innerHeadingLevel(level, title)}
            lead={level === 1 && index === 0}
          />
        ))}
      </ul>
      <ListPageLinks listPage={listPage} path={path} />
    </section>
  )
}

interface EntryProps {
  readonly article: ArticleSummary
  readonly level: 2 | 3
  readonly lead: boolean
}

function Entry({ article, level, lead }: EntryProps) {
  const { slug, title, summary, publishedOn, category, picture } = article
  return (
    <li className="entry">
      <div className="entry-picture">
        <Picture picture={picture ?? NO_PICTURE} sizes="(min-width: 48rem) 18rem, 100vw" lead={lead} />
      </div>
      <div className="entry-text">
        <p className="entry-facts">
          <PublishedOn day={publishedOn} />
          {category && <span>{category}</span>}
        </p>
        <Heading level={level}>
          <SiteLink to={pagePath(slug)} className="stretched">
            {title}
          </SiteLink>
        </Heading>
        {summary && <p>{summary}</p>}
      </div>
    </li>
  )
}

const NO_PICTURE = { illustration: 'reading', alt: '' } as const

/** Plain links: each page of the list is a document of its own, and the focus starts at its top. */
function ListPageLinks({ listPage: { number, count }, path }: { listPage: ArticleListPage; path: string }) {
  return (
    <nav className="entry-parts" aria-label="Parts of the news">
      {number > 1 && (
        <a href={path + listPageQuery(number - 1)} rel="prev" className="more">
          Newer articles
        </a>
      )}
      {count > 1 && <span>{`Part ${number} of ${count}`}</span>}
      {number < count && (
        <a href={path + listPageQuery(number + 1)} rel="next" className="more">
          Older articles
        </a>
      )}
      <a href={FEED_PATH}>Atom feed</a>
    </nav>
  )
}
