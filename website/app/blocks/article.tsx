import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'
import { PublishedOn } from './published-on.tsx'

/** A news article. */
export function Article({ block, level, lead }: BlockProps<'article'>) {
  return (
    <article className="article">
      <header className="wrap article-head">
        {block.category && <p className="label">{block.category}</p>}
        <Heading level={level}>{block.title}</Heading>
        {block.summary && <p className="article-summary">{block.summary}</p>}
        <PublishedOn day={block.publishedOn} className="article-date" />
      </header>
      {block.picture && (
        <div className="panel fill beamed beams beams-across article-picture">
          <Picture picture={block.picture} lead={lead} sizes="min(100vw - 1.5rem, 100rem)" />
        </div>
      )}
      <RichText
        text={block.body}
        headingLevel={innerHeadingLevel(level, block.title)}
        className="article-body block"
      />
    </article>
  )
}
