import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed, shape } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** Shopping from the sofa: the parcel is on its way, the cashback has arrived. */
export const sofaShopping = scene(
  'sofa-shopping',
  beam(314, 228, 550, 130, TEAL[300]),
  beam(320, 350, 560, 34, YELLOW[500]),
  groundShadow(310, 526, 600),
  lamp(),
  sofaBack(),
  person(
    { skin: SKIN.brown, hue: PINK, hair: 'long', left: [-46, -92], right: [46, -92], legs: false },
    270,
    456,
    1.24,
  ),
  sofaSeat(),
  sittingLegs(),
  laptopBack(),
  plant(600, 524, 0.96, YELLOW[500]),
  panel(392, 60, 214, 118, bought()),
  animateReturn([110, -36], flyingCoin(378, 252, 32, 0.75, 14)),
)

function lamp() {
  return (
    box(45, 150, 9, 372, CHARCOAL[500]) +
    shape('M8 158L28 86h42l20 72z', YELLOW[500]) +
    box(17, 514, 66, 10, CHARCOAL[500], 5)
  )
}

function sofaBack() {
  return box(104, 296, 376, 200, TEAL[600], 44)
}

function sofaSeat() {
  return (
    box(142, 416, 300, 84, TEAL[500], 22) +
    box(92, 352, 74, 154, TEAL[600], 34) +
    box(418, 352, 74, 154, TEAL[600], 34) +
    box(116, 500, 26, 24, YELLOW[600], 6) +
    box(442, 500, 26, 24, YELLOW[600], 6)
  )
}

/** Thighs come forward on the seat, shins down to the floor. */
function sittingLegs() {
  return (
    box(218, 406, 48, 100, PINK[300], 24) +
    box(274, 406, 48, 100, PINK[300], 24) +
    shape('M206 524a18 20 0 0 1 18-20h36v14a6 6 0 0 1-6 6z', CHARCOAL[500]) +
    shape('M334 524a18 20 0 0 0-18-20h-36v14a6 6 0 0 0 6 6z', CHARCOAL[500])
  )
}

function laptopBack() {
  return transformed(
    270,
    394,
    1,
    0,
    box(-66, -70, 132, 86, CHARCOAL[300], 12),
    mark(-20, -48, 40, WHITE, YELLOW[500]),
    box(-84, 12, 168, 12, CHARCOAL[500], 6),
  )
}

function bought() {
  return (
    box(18, 20, 58, 78, PINK[100], 16) +
    icon('bag', 47, 59, 40, PINK[600]) +
    textLine('24.00 €', 92, 54, { size: 25, face: 'headline', fill: INK }) +
    box(92, 68, 82, 26, TEAL[100], 13) +
    textLine('+3.60 €', 133, 86, { size: 15, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}
