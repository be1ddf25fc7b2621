import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
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
  beam(320, 226, 600, 130, TEAL[300]),
  beam(320, 350, 560, 34, YELLOW[500]),
  groundShadow(310, 526, 600),
  lamp(),
  sofaBack(),
  person(
    { skin: SKIN.brown, hue: PINK, hair: 'long', left: [-46, -98], right: [46, -98], legs: false },
    258,
    474,
    1.24,
  ),
  sofaSeat(),
  laptopBack(),
  plant(600, 524, 0.96, YELLOW[500]),
  panel(376, 104, 190, 118, bought()),
  animateReturn([120, -39], flyingCoin(356, 190, 34, 0.75, 14)),
)

function lamp() {
  return (
    box(66, 150, 9, 372, CHARCOAL[500]) +
    shape('M30 158L50 86h42l20 72z', YELLOW[500]) +
    box(38, 514, 66, 10, CHARCOAL[500], 5)
  )
}

function sofaBack() {
  return box(92, 300, 376, 200, TEAL[700], 44)
}

function sofaSeat() {
  return (
    box(130, 416, 300, 84, TEAL[500], 22) +
    box(74, 352, 74, 154, TEAL[600], 34) +
    box(412, 352, 74, 154, TEAL[600], 34) +
    box(104, 500, 26, 24, YELLOW[600], 6) +
    box(430, 500, 26, 24, YELLOW[600], 6)
  )
}

function laptopBack() {
  return transformed(
    258,
    398,
    1,
    0,
    box(-66, -66, 132, 84, CHARCOAL[300], 12),
    box(-84, 14, 168, 12, CHARCOAL[500], 6),
  )
}

function bought() {
  return (
    box(18, 20, 58, 78, PINK[100], 16) +
    icon('bag', 47, 59, 40, PINK[600]) +
    textLine('24.00 €', 92, 54, { size: 25, face: 'headline', fill: INK }) +
    box(92, 68, 82, 26, TEAL[100], 13) +
    textLine('+2.40 €', 133, 86, { size: 15, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}
