import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Heading } from '../ui/heading.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { innerHeadingLevel } from './block-header.tsx'
import { PublishedOn } from './published-on.tsx'
import { readingMinutes } from './reading-minutes.ts'

/** A news article, with its author, its date and its sources. */
export function Article({ block, level, lead }: BlockProps<'article'>) {
  const innerLevel = innerHeadingLevel(level, block.title)
  return (
    <article className="article">
      <div className={block.picture ? 'article-opening' : undefined}>
        <header className="wrap article-head">
          {block.category && <p className="label">{block.category}</p>}
          <Heading level={level}>{block.title}</Heading>
          {block.summary && <p className="article-summary">{block.summary}</p>}
          <Byline block={block} />
        </header>
        {block.picture && (
          <div className="panel fill beamed beams beams-across article-picture">
            <Picture picture={block.picture} lead={lead} sizes={PICTURE_SIZES} />
          </div>
        )}
      </div>
      <div className="article-text block">
        <RichText text={block.body} headingLevel={innerLevel} className="article-body" />
        <RichText text={block.numbers} headingLevel={innerLevel} className="article-numbers tint" />
      </div>
      {block.sources.length > 0 && (
        <div className="article-sources">
          <Heading level={innerLevel}>Sources</Heading>
          <RichText text={block.sources} headingLevel={3} />
        </div>
      )}
    </article>
  )
}

/** Beside the head in wide windows; see article.css. */
const PICTURE_SIZES = '(min-width: 64rem) min(52vw, 41.5rem), min(100vw - 1.5rem, 75rem)'

function Byline({ block: { author, publishedOn, body } }: { block: BlockNamed<'article'> }) {
  return (
    <div className="article-byline">
      <BrandMark size={40} />
      <p>
        <span className="article-author">{`By ${author || 'Beam Wallet'}`}</span>
        <PublishedOn day={publishedOn} />
        {body.length > 0 && <span>{`${readingMinutes(body)} min read`}</span>}
      </p>
    </div>
  )
}
