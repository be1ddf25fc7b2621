import { PINK, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { shape, transformed, translated, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** Its outline: 220 wide without its tab, which points to the left. */
export const PIECE =
  'M-86-85h54a8 8 0 0 0 7-12 30 30 0 1 1 54 0 8 8 0 0 0 7 12h50a24 24 0 0 1 24 24V61a24 24 0 0 1-24 24H-86a24 24 0 0 1-24-24v-34a8 8 0 0 0-12-7 30 30 0 1 1 0-54 8 8 0 0 0 12-7v-20a24 24 0 0 1 24-24z'

/** Half of the width of its body. */
export const PIECE_REACH = 110
/** Its tab alone, from the middle of the edge that it is on. */
const TAB = 'M0 34a8 8 0 0 0-12-7 30 30 0 1 1 0-54 8 8 0 0 0 12-7z'

/** The middle of the round end of the tab, from that edge. */
const TAB_END = -25
/** How much larger than the tab its opening is. */
const SOCKET = 1.2

/** Where the tab of a piece at the height `y` goes: an opening in an edge at `x`, with the same rim on all sides. */
export function puzzleSocket(x: number, y: number, fill: string): SvgMarkup {
  return transformed(x + TAB_END * (1 - SOCKET), y - 7, SOCKET, 0, shape(TAB, fill))
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
