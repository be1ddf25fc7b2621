import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { PIECE_REACH, puzzlePiece, withSocket } from '../components/puzzle-piece.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The edge of the front window that the piece goes into, and the height of the piece. */
const EDGE = 366
const PIECE_Y = 396
/** Between the piece and that edge, so that the edge of the opening is seen. */
const GAP = 7

/** Three kinds of software, one behind the other: Beam Wallet goes into the front one like a piece into its puzzle. */
export const softwarePlugin = scene(
  'software-plugin',
  beam(320, 268, 610, 200, TEAL[300]),
  beam(320, 448, 560, 36, YELLOW[500]),
  browserWindow(206, 34, 340, 300, '', heading('Bookings', YELLOW[100])),
  browserWindow(116, 134, 340, 300, '', heading('Online store', PINK[100])),
  withSocket(EDGE, PIECE_Y, GAP, browserWindow(26, 234, EDGE - 26, 292, '', checkout(), WHITE)),
  puzzlePiece(EDGE + GAP + PIECE_REACH, PIECE_Y, 'Plugin'),
  coin(586, 226, 34, 12),
)

function heading(name: string, fill: string) {
  return box(0, 0, 340, 56, fill) + textLine(name, 24, 40, { size: 32, face: 'headline', fill: INK })
}

function checkout() {
  return (
    textLine('Point of sale', 24, 46, { size: 34, face: 'headline', fill: INK }) +
    product('cup', 24, PINK[500]) +
    product('bread', 118, TEAL[500]) +
    box(24, 168, 210, 4, CHARCOAL[100], 2) +
    textLine('12.00 €', 24, 220, { size: 40, face: 'headline', fill: INK })
  )
}

function product(name: IconName, x: number, fill: string) {
  return box(x, 70, 80, 80, fill, 18) + icon(name, x + 40, 110, 44, WHITE, fill)
}
