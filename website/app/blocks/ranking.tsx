import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { innerHeadingLevel } from './block-header.tsx'
import type { BlockProps } from './block-props.ts'

/** A place in a list, beside a picture, with the source of the claim. Looks like a section. */
export function Ranking({ block, level, lead }: BlockProps<'ranking'>) {
  return (
    <section className="ranking section block" data-picture={block.picture ? block.imagePosition : 'none'}>
      <div className="wrap section-grid">
        <div className="section-text">
          <div className="section-head">
            {block.cardLabel && <p className="label">{block.cardLabel}</p>}
            {block.title && <Heading level={level}>{block.title}</Heading>}
          </div>
          <RichText
            text={block.description}
            headingLevel={innerHeadingLevel(level, block.title)}
            className="lead"
          />
          <Source block={block} />
          <MoreLink to={block.documentUrl} text={block.documentText} />
        </div>
        {block.picture && (
          <div className="section-picture parallax">
            <Picture picture={block.picture} lead={lead} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Who published which list when; only what is filled in. */
function Source({ block }: { block: BlockNamed<'ranking'> }) {
  const facts = [
    ['Published by', block.publisher],
    ['List', block.list],
    ['Year', block.year],
    ['Category', block.category],
  ].filter(([, text]) => text !== '')
  if (facts.length === 0) return null
  return (
    <dl className="ranking-source">
      {renderList(facts, ([name, text]) => (
        <div>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
