import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { each } from '../ui/each.ts'
import { Heading } from '../ui/heading.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colourName } from './colour-name.ts'
import { below, Opening } from './opening.tsx'

const NO_BOXES: ReadonlySet<string> = new Set(['plain', 'compact'])

/** Cards in one of five looks; the cards' colours fill them where the look has boxes. */
export function CardGrid({ block, level, lead }: BlockProps<'card-grid'>) {
  const className = NO_BOXES.has(block.variant) ? 'card-grid block wrap' : 'card-grid boxes block wrap'
  const count = block.cards.length
  return (
    <section className={className} id={block.sectionId || undefined} data-look={block.variant}>
      <Opening title={block.title} level={level} label={block.label} intro={block.intro} />
      <ul className="cards" data-count={count}>
        {each(block.cards, (card, place) => (
          <Card
            card={card}
            level={below(level, block.title)}
            lead={lead && place === 0}
            wide={count === 1 || (block.variant === 'bento' && isWideInBento(place, count))}
          />
        ))}
      </ul>
    </section>
  )
}

/** Wide, narrow; narrow, wide; and so on: the last of an odd number is wide as well. */
function isWideInBento(place: number, count: number): boolean {
  return place % 4 === 0 || place % 4 === 3 || (count % 2 === 1 && place === count - 1)
}

interface CardProps {
  readonly card: BlockNamed<'card-grid'>['cards'][number]
  readonly level: 2 | 3
  readonly lead: boolean
  readonly wide: boolean
}

function Card({ card, level, lead, wide }: CardProps) {
  const className = ['card', card.color !== 'None' && 'card-filled', wide && 'card-wide']
  return (
    <li className={className.filter(Boolean).join(' ')} data-colour={colourName(card.color)}>
      <Picture picture={card.picture} lead={lead} className="card-picture" />
      <div className="card-words">
        {card.title && <Heading level={level}>{card.title}</Heading>}
        <RichText text={card.text} headingLevel={4} />
        <MoreLink to={card.linkUrl} text={card.linkText} stretched />
      </div>
    </li>
  )
}
