import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { plainText } from '@beam/content/model/rich-text.ts'
import { renderList } from '../ui/render-list.ts'
import { Heading } from '../ui/heading.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { colorName } from './color-name.ts'
import { innerHeadingLevel, BlockHeader } from './block-header.tsx'
import { cardPictureSizes } from './card-picture-sizes.ts'

const VARIANTS_WITHOUT_BOXES: ReadonlySet<string> = new Set(['plain', 'compact'])

/** Characters that a third of a tablet shows in two lines; in a row of their own they would leave half of it empty. */
const MAX_BRIEF_CHARACTERS = 40
/** The same of a title. */
const MAX_BRIEF_TITLE_CHARACTERS = 24
/** What fits into the narrow text of a wide card without a link. */
const MAX_NARROW_CHARACTERS = 90

/** Cards in one of six variants; variants with boxes use the cards' colors. */
export function CardGrid({ block, level, lead }: BlockProps<'card-grid'>) {
  const className = VARIANTS_WITHOUT_BOXES.has(block.variant)
    ? 'card-grid block wrap'
    : 'card-grid boxes block wrap'
  const count = block.cards.length
  const tintedBento = block.variant === 'bento-tinted'
  const brief = block.cards.every(
    ({ title, text }) =>
      title.length <= MAX_BRIEF_TITLE_CHARACTERS && plainText(text).length <= MAX_BRIEF_CHARACTERS,
  )
  const variant = tintedBento ? 'bento' : block.variant
  return (
    <section className={className} id={block.sectionId || undefined} data-variant={variant}>
      <BlockHeader
        title={block.title}
        level={level}
        label={block.label}
        labelColor={colorName(block.color)}
        intro={block.intro}
      />
      <ul className="cards" data-count={count} data-brief={brief || undefined}>
        {renderList(block.cards, (card, index) => {
          const wide = count === 1 || (variant === 'bento' && isWideBentoCard(index, count))
          const lastOdd = count % 2 === 1 && index === count - 1
          return (
            <Card
              card={card}
              level={innerHeadingLevel(level, block.title)}
              lead={lead && index === 0}
              wide={wide}
              filled={!tintedBento && card.color !== 'None'}
              sizes={cardPictureSizes({ variant, count, wide, lastOdd })}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** Rows alternate wide-narrow and narrow-wide; the last of an odd number is wide. */
function isWideBentoCard(index: number, count: number): boolean {
  return index % 4 === 0 || index % 4 === 3 || (count % 2 === 1 && index === count - 1)
}

interface CardProps {
  readonly card: BlockNamed<'card-grid'>['cards'][number]
  readonly level: 2 | 3
  readonly lead: boolean
  readonly wide: boolean
  /** On the solid background of its color, in variants that have these. */
  readonly filled: boolean
  /** Of its picture. */
  readonly sizes: string
}

function Card({ card, level, lead, wide, filled, sizes }: CardProps) {
  const long = wide && !card.linkUrl && plainText(card.text).length > MAX_NARROW_CHARACTERS
  const className = ['card', filled && 'card-filled', wide && 'card-wide', long && 'card-long']
  return (
    <li className={className.filter(Boolean).join(' ')} data-color={colorName(card.color)}>
      <Picture picture={card.picture} lead={lead} sizes={sizes} className="card-picture" />
      <div className="card-text">
        {card.title && <Heading level={level}>{card.title}</Heading>}
        <RichText text={card.text} headingLevel={4} />
        <MoreLink to={card.linkUrl} text={card.linkText} stretched />
      </div>
    </li>
  )
}
