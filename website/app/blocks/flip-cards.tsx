import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'

/**
 * Cards with a front and a back, and a link below both. They flip on hover, when their link receives the focus, and by a
 * button, which is a <details> element, so that it works without scripts. Screen readers always have access to the back.
 */
export function FlipCards({ block, level, lead }: BlockProps<'flip-cards'>) {
  return (
    <section className="flip-cards block wrap">
      <BlockHeader title={block.title} level={level} intro={block.intro} />
      <ul className="flips">
        {renderList(block.cards, (card, index) => (
          <FlipCard
            card={card}
            level={innerHeadingLevel(level, block.title)}
            lead={lead && index === 0}
            sizes={pictureSizes(block.cards.length)}
          />
        ))}
      </ul>
    </section>
  )
}

/** For the HTML attribute `sizes`; see flip-cards.css. */
function pictureSizes(count: number): string {
  const upToTwo = `(max-width: ${count % 2 ? 59.99 : 41.99}rem) 11rem, min(96vw - 4.5rem, 20rem)`
  return count > 2 ? `${IN_THREE}, ${upToTwo}` : upToTwo
}

/** Three cards per row share the window's width less its margins, and are padded. */
const IN_THREE = '(min-width: 60rem) min(27vw - 2.3rem, 20rem)'

interface FlipCardProps {
  readonly card: BlockNamed<'flip-cards'>['cards'][number]
  readonly level: 2 | 3
  readonly lead: boolean
  /** The widths of its picture, for the HTML attribute `sizes`. */
  readonly sizes: string
}

function FlipCard({ card, level, lead, sizes }: FlipCardProps) {
  return (
    <li className="flip" data-color={colorName(card.color)}>
      <div className="flip-faces">
        <div className="flip-front fill beamed">
          <div className="beams">
            <Heading level={level}>{card.title}</Heading>
            {card.front && <p>{card.front}</p>}
          </div>
          <Picture picture={card.picture} lead={lead} sizes={sizes} />
        </div>
        <div className="flip-back">
          <p className="flip-title" aria-hidden="true">
            {card.title}
          </p>
          <RichText text={card.back} headingLevel={4} />
        </div>
      </div>
      <div className="flip-actions">
        <MoreLink to={card.linkUrl} text={card.linkText} stretched />
        <details className="flip-turn">
          <summary>
            Details<span className="visually-hidden">: {card.title}</span>
            <Icon name="turn" />
          </summary>
        </details>
      </div>
    </li>
  )
}
