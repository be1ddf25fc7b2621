import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed, type SvgMarkup } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A board with open positions, and someone who takes one of its cards. */
export const openPositions = scene(
  'open-positions',
  beam(300, 236, 540, 140, TEAL[300]),
  beam(310, 372, 540, 34, YELLOW[500]),
  groundShadow(330, 526, 570),
  stroke('M290 440L268 522M534 440L556 522', CHARCOAL[500], 16),
  box(222, 60, 380, 392, TEAL[700], 30),
  box(236, 74, 352, 364, TEAL[600], 20),
  position(262, 100, YELLOW[500], pen()),
  position(376, 100, PINK[500], search()),
  position(490, 100, TEAL[500], brackets()),
  box(262, 268, 88, 142, TEAL[700], 12),
  position(376, 268, YELLOW[500], phone()),
  position(490, 268, PINK[500], plug()),
  person(
    { skin: SKIN.tan, hue: PINK, hair: 'bun', wears: 'bag', left: [-48, -94], right: [78, -154] },
    112,
    524,
    1.34,
  ),
  transformed(214, 258, 1, -8, position(-44, -68, TEAL[500], icon('star', 0, 0, 40, WHITE))),
  disc(217, 320, 18, SKIN.tan),
)

/** A card with the sign of its job and two lines. */
function position(x: number, y: number, fill: string, sign: SvgMarkup) {
  return (
    box(x, y, 88, 142, WHITE, 12) +
    box(x + 12, y + 14, 64, 64, fill, 14) +
    transformed(x + 44, y + 46, 1, 0, sign) +
    box(x + 12, y + 92, 64, 12, CHARCOAL[300], 6) +
    box(x + 12, y + 114, 44, 12, CHARCOAL[100], 6)
  )
}

function pen() {
  return shape('M-18 18l4-14L10-20l10 10L-4 14z', CHARCOAL[700])
}

function search() {
  return icon('search', 0, 0, 42, WHITE)
}

function brackets() {
  return stroke('M-9-14L-21 0l12 14M9-14L21 0 9 14', WHITE, 7)
}

function phone() {
  return box(-14, -23, 28, 46, CHARCOAL[700], 7) + box(-9, -17, 18, 30, WHITE, 3)
}

function plug() {
  return (
    box(-18, -14, 36, 30, WHITE, 8) +
    box(-12, -25, 7, 14, WHITE, 3) +
    box(5, -25, 7, 14, WHITE, 3) +
    box(-3, 14, 6, 12, WHITE, 3)
  )
}
