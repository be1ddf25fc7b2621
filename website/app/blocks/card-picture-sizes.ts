import type { BlockNamed } from '@beam/content/model/blocks.ts'
import { columnSizes, CONTENT_WIDTH } from '../ui/image-sizes.ts'

interface CardPlace {
  readonly variant: Exclude<BlockNamed<'card-grid'>['variant'], 'bento-tinted'>
  /** Number of cards in the grid. */
  readonly count: number
  /** The picture is beside the text in wide windows. */
  readonly wide: boolean
  /** The last of an odd number. */
  readonly lastOdd: boolean
}

/** The widths of a card's picture, for the HTML attribute `sizes`; see card-grid.css and card-grid-*.css. */
export function cardPictureSizes({ variant, count, wide, lastOdd }: CardPlace): string {
  // In whole rems: card-grid.css has 17.65 for three, five, or six.
  const minWidth = [3, 5, 6].includes(count) ? 18 : 17
  switch (variant) {
    case 'compact':
      return '4.5rem'
    case 'plain':
      return count === 3 ? THREE_PLAIN : columnSizes({ count, minWidth, gap: 2 })
    case 'tinted': {
      const columns = columnSizes({ count, minWidth, gap: 1.5 })
      return [
        ...(wide ? [BEFORE_CARD_TEXT] : []),
        `(min-width: 42rem) and (max-width: 59.99rem) ${count === 3 ? THIRD : HALF}`,
        columns,
      ].join(', ')
    }
    case 'large':
    case 'bento':
      return [
        ...(wide && (lastOdd || variant === 'large') ? [BESIDE_CARD_TEXT] : []),
        ...(variant === 'bento' ? [wide ? BENTO_WIDE : BENTO] : []),
        `(min-width: 42rem) and (max-width: 59.99rem) calc(${HALF} - 3rem)`,
        columnSizes({ ...LARGE, minWidth: variant === 'large' ? 24 : minWidth, count }),
      ].join(', ')
  }
}

const LARGE = { gap: 1.5, padding: 3, maxWidth: 26 }

/** Three cards per row, or one. */
const THREE_PLAIN = `(min-width: 44rem) calc((${CONTENT_WIDTH} - 4rem) / 3), ${CONTENT_WIDTH}`

/** Two cards per row. */
const HALF = 'calc(48vw - 1.5rem)'

/** Three cards per row. */
const THIRD = 'calc(32vw - 1.5rem)'

/** Two fifths of a row. */
const BEFORE_CARD_TEXT = `(min-width: 60rem) calc(${CONTENT_WIDTH} * 0.4 - 2rem)`

/** Three fifths of a row. */
const BESIDE_CARD_TEXT = `(min-width: 60rem) calc(${CONTENT_WIDTH} * 0.6 - 2rem)`

/** Three fifths of two thirds of a row, and a third of one. */
const BENTO_WIDE = `(min-width: 60rem) calc(${CONTENT_WIDTH} * 0.4 - 2.3rem)`
const BENTO = `(min-width: 60rem) calc(${CONTENT_WIDTH} / 3 - 4rem)`
