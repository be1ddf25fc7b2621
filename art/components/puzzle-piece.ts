import { PINK, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { num, shape, translated, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** Its outline: 220 wide without its tab, which points to the left. */
export const PIECE =
  'M-86-85h54a8 8 0 0 0 7-12 30 30 0 1 1 54 0 8 8 0 0 0 7 12h50a24 24 0 0 1 24 24V61a24 24 0 0 1-24 24H-86a24 24 0 0 1-24-24v-34a8 8 0 0 0-12-7 30 30 0 1 1 0-54 8 8 0 0 0 12-7v-20a24 24 0 0 1 24-24z'

/** Half of the width of its body. */
export const PIECE_REACH = 110
/** The middle of its tab, from the middle of its edge, and its radius. */
const TAB = { x: -25.1, y: -7, radius: 30 } as const

/**
 * Parts with an opening in their right edge, at `x`, around the tab of a piece at the height `y` whose edge is `gap`
 * away: the same gap all around.
 */
export function withSocket(x: number, y: number, gap: number, ...parts: SvgMarkup[]): SvgMarkup {
  const radius = TAB.radius + gap
  const [left, middle] = [x + gap + TAB.x - radius, y + TAB.y]
  const half = `a${radius} ${radius} 0 0 1`
  const tab = `M${num(left)} ${middle}${half} ${2 * radius} 0${half}-${2 * radius} 0z`
  return (
    `<clipPath id="socket"><path d="M-99-99h999v999H-99z${tab}" clip-rule="evenodd"/></clipPath>` +
    `<g clip-path="url(#socket)">${parts.join('')}</g>`
  )
}

/** A labeled piece. */
export function puzzlePiece(x: number, y: number, label: string, fill: string = PINK[600]): SvgMarkup {
  return translated(
    x,
    y,
    shape(PIECE, fill),
    mark(-58, -63, 116, WHITE, YELLOW[500]),
    textLine(label, 0, 71, { size: 23, face: 'headline', fill: WHITE, anchor: 'middle' }),
  )
}
