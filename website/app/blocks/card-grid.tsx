import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { each } from '../ui/each.ts'
import { Heading } from '../ui/heading.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colourName } from './colour-name.ts'
import { below, Opening } from './opening.tsx'

/** Cards in one of five looks; the cards' colours fill them where the look has boxes. */
export function CardGrid({ block, level, lead }: BlockProps<'card-grid'>) {
  return (
    <section className="card-grid block wrap" id={block.sectionId || undefined} data-look={block.variant}>
      <Opening title={block.title} level={level} label={block.label} intro={block.intro} />
      <ul className="cards" data-count={block.cards.length}>
        {each(block.cards, (card, place) => (
          <Card card={card} level={below(level, block.title)} lead={lead && place === 0} />
        ))}
      </ul>
    </section>
  )
}

interface CardProps {
  readonly card: BlockNamed<'card-grid'>['cards'][number]
  readonly level: 2 | 3
  readonly lead: boolean
}

function Card({ card, level, lead }: CardProps) {
  const filled = card.color !== 'None'
  return (
    <li className={filled ? 'card card-filled' : 'card'} data-colour={colourName(card.color)}>
      <Picture picture={card.picture} lead={lead} className="card-picture" />
      <div className="card-words">
        {card.title && <Heading level={level}>{card.title}</Heading>}
        <RichText text={card.text} headingLevel={4} />
        <MoreLink to={card.linkUrl} text={card.linkText} stretched />
      </div>
    </li>
  )
}
