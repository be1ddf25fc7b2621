import type { SvgMarkup } from '../components/svg.ts'
import { textLine, textWidth } from '../components/text.ts'
import { mark } from './mark.ts'

const NAME = 'Beam Wallet'
/** Both are fractions of the mark's height. */
const TEXT_OFFSET = 1.06
const FONT_SIZE = 0.7

/** The mark with the name beside it, `size` high, with its upper left corner at (x, y). */
export function wordmark(
  x: number,
  y: number,
  size: number,
  body: string,
  coin: string,
  ink: string,
): SvgMarkup {
  return (
    mark(x, y, size, body, coin) +
    textLine(NAME, x + size * TEXT_OFFSET, y + size * 0.74, {
      size: size * FONT_SIZE,
      face: 'headline',
      fill: ink,
    })
  )
}

/** How wide the mark with its name is at this height. */
export function wordmarkWidth(size: number): number {
  return size * TEXT_OFFSET + textWidth(NAME, { size: size * FONT_SIZE, face: 'headline' })
}
