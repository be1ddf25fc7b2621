import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { innerHeadingLevel } from './block-header.tsx'
import type { BlockProps } from './block-props.ts'

/** For the HTML attribute `sizes`; see ranking.css. */
const PICTURE_SIZES = '(min-width: 48rem) min(34.5vw, 26.6rem), calc(96vw - 1.5rem)'

/** A place in a list, beside a picture, with the source of the claim: a section on a tint. */
export function Ranking({ block, level, lead }: BlockProps<'ranking'>) {
  return (
    <section
      className="ranking section block"
      data-color="yellow"
      data-picture={block.picture ? block.imagePosition : 'none'}
    >
      <div className="wrap section-grid">
        <div className="section-text">
          <div className="section-head">
            {block.cardLabel && <p className="label">{block.cardLabel}</p>}
            {block.title && <Heading level={level}>{block.title}</Heading>}
          </div>
          <Source block={block} />
          <RichText
            text={block.description}
            headingLevel={innerHeadingLevel(level, block.title)}
            className="lead"
          />
          <MoreLink to={block.documentUrl} text={block.documentText} />
        </div>
        {block.picture && (
          <div className="section-picture parallax">
            <Picture picture={block.picture} lead={lead} sizes={PICTURE_SIZES} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Which list it is, and who published it; only what is filled in. */
function Source({ block }: { block: BlockNamed<'ranking'> }) {
  const name = [block.list, block.year].filter(Boolean).join(', ')
  const facts = [
    ['Published by', block.publisher],
    ['Category', block.category],
  ].filter(([, text]) => text !== '')
  if (!name && facts.length === 0) return null
  return (
    <div className="ranking-source">
      {name && <p className="section-subtitle">{name}</p>}
      {renderList(facts, ([label, text]) => (
        <p>{`${label}: ${text}`}</p>
      ))}
    </div>
  )
}
