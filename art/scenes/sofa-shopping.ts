import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { legOnSeat } from '../components/legs.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const SEAT = { x: 250, y: 493, scale: 1.24 } as const

/** Shopping from the sofa: the parcel is on its way, the cashback has arrived. */
export const sofaShopping = scene(
  'sofa-shopping',
  beam(308, 232, 580, 130, TEAL[300]),
  beam(314, 354, 590, 34, YELLOW[500]),
  groundShadow(320, 526, 600),
  lamp(),
  sofa(),
  plant(590, 524, 0.96, YELLOW[500]),
  onSeat(legOnSeat(PINK[500], CHARCOAL[600], 32)),
  person(
    { skin: SKIN.brown, hue: PINK, hair: 'long', left: [22, -112], right: [66, -112], legs: false },
    SEAT.x,
    SEAT.y,
    SEAT.scale,
  ),
  onSeat(legOnSeat(PINK[300], CHARCOAL[500], 0), laptop()),
  panel(372, 30, 246, 134, bought()),
  animateReturn([88, -29], flyingCoin(442, 236, 32, 0.75, 14)),
)

/** As high as the one who sits beside it. */
function lamp() {
  return (
    box(63, 240, 9, 280, CHARCOAL[500]) +
    shape('M38 168h59l25 80a6 6 0 0 1-6 8H19a6 6 0 0 1-6-8z', YELLOW[500]) +
    box(36, 514, 63, 10, CHARCOAL[500], 5)
  )
}

function sofa() {
  return (
    box(132, 296, 372, 200, TEAL[600], 44) +
    box(170, 416, 296, 84, TEAL[500], 22) +
    box(118, 352, 74, 154, TEAL[600], 34) +
    box(444, 352, 74, 154, TEAL[600], 34) +
    box(142, 500, 26, 24, YELLOW[600], 6) +
    box(468, 500, 26, 24, YELLOW[600], 6)
  )
}

/** In the coordinates of the person, whose hips are on the seat. */
function onSeat(...parts: string[]) {
  return transformed(SEAT.x, SEAT.y, SEAT.scale, 0, ...parts)
}

/** From its side: the keyboard on the thighs, the screen above the knee. */
function laptop() {
  return stroke('M82-105L104-168', CHARCOAL[300], 9) + box(12, -107, 75, 9, CHARCOAL[500], 4)
}

function bought() {
  return (
    box(18, 22, 68, 90, PINK[100], 18) +
    icon('bag', 52, 67, 46, PINK[600]) +
    textLine('24.00 €', 102, 58, { size: 33, face: 'headline', fill: INK }) +
    box(102, 74, 120, 38, TEAL[100], 19) +
    textLine('+3.60 €', 162, 102, { size: 27, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}
