import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, transformed, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** One wallet for everyone: a person in a wheelchair, one with a cane, one reading large print. */
export const accessibility = scene(
  'accessibility',
  beam(320, 236, 600, 150, YELLOW[300]),
  beam(320, 370, 560, 34, TEAL[500]),
  groundShadow(320, 524, 600),
  panel(218, 44, 214, 124, large(), 28),
  chairBack(),
  person(
    {
      skin: SKIN.dark,
      hue: TEAL,
      hair: 'curly',
      wears: 'badge',
      left: [-40, -88],
      right: [76, -150],
      legs: false,
    },
    186,
    490,
    1.14,
  ),
  chair(),
  heldPhone(278, 314),
  person(
    {
      skin: SKIN.light,
      hue: CHARCOAL,
      hair: 'bun',
      hairFill: CHARCOAL[300],
      left: [-48, -92],
      right: [62, -118],
    },
    486,
    520,
    1.22,
  ),
  cane(),
  animateReturn([-60, 20], flyingCoin(528, 118, 32, 0.75, 14)),
  coin(92, 138, 26, -14),
)

function large() {
  return (
    textLine('Aa', 26, 88, { size: 76, face: 'headline', fill: INK }) +
    textLine('Aa', 146, 88, { size: 34, face: 'headline', fill: PINK[600] })
  )
}

function chairBack() {
  return box(120, 330, 22, 128, CHARCOAL[500], 11) + box(104, 322, 40, 14, CHARCOAL[500], 7)
}

function chair() {
  return (
    stroke('M150 440h112l28 66h34', TEAL[300], 34) +
    box(290, 498, 62, 22, CHARCOAL[700], 11) +
    box(124, 452, 148, 18, CHARCOAL[500], 9) +
    disc(186, 462, 64, CHARCOAL[700]) +
    disc(186, 462, 50, YELLOW[500]) +
    disc(186, 462, 12, CHARCOAL[700]) +
    disc(282, 506, 18, CHARCOAL[700]) +
    disc(282, 506, 8, YELLOW[500])
  )
}

function heldPhone(x: number, y: number) {
  return transformed(
    x,
    y,
    1,
    10,
    box(-20, -38, 40, 74, CHARCOAL[700], 10),
    box(-16, -34, 32, 66, PINK[500], 7),
    disc(0, -2, 9, WHITE),
  )
}

function cane() {
  return stroke('M562 376L598 518', CHARCOAL[300], 10) + stroke('M590 488l8 30', PINK[500], 10)
}
