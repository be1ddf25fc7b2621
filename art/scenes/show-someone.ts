import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { bubble } from '../components/panel.ts'
import { seatedLegs } from '../components/legs.ts'
import { person, SKIN } from '../components/person.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { translated, box, ellipse, transformed, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** At a tea table, a younger person shows an older one her cashback. */
export const showSomeone = scene(
  'show-someone',
  beam(320, 250, 600, 140, TEAL[300]),
  beam(320, 378, 560, 34, PINK[300]),
  groundShadow(320, 528, 600),
  person(
    {
      skin: SKIN.light,
      hue: CHARCOAL,
      hair: 'bun',
      hairFill: CHARCOAL[300],
      wears: 'collar',
      left: [-56, -130],
      right: [50, -88],
      legs: false,
    },
    452,
    504,
    1.4,
  ),
  person(
    {
      skin: SKIN.brown,
      hue: PINK,
      hair: 'curly',
      wears: 'bag',
      left: [-48, -88],
      right: [84, -152],
      legs: false,
    },
    196,
    504,
    1.4,
  ),
  transformed(
    334,
    262,
    1,
    12,
    box(-32, -58, 64, 116, CHARCOAL[700], 16),
    box(-26, -52, 52, 104, WHITE, 11),
    screen(),
  ),
  seatedLegs(PINK, 196, 526, 1.3, 110),
  seatedLegs(CHARCOAL, 452, 526, 1.3, 110),
  table(),
  floatingShadow(462, 22, 168, 80, 24),
  bubble(
    462,
    22,
    168,
    80,
    WHITE,
    34,
    textLine('Lovely!', 84, 50, { size: 31, face: 'headline', fill: CHARCOAL[900], anchor: 'middle' }),
  ),
  animateReturn([52, -17], flyingCoin(316, 158, 34, 0.75, 14)),
)

function screen() {
  return (
    box(-20, -44, 40, 40, PINK[600], 10) +
    icon('percent', 0, -24, 26, WHITE) +
    box(-20, 6, 40, 16, TEAL[100], 8) +
    box(-20, 28, 26, 8, CHARCOAL[100], 4)
  )
}

function table() {
  return (
    ellipse(320, 424, 262, 30, CHARCOAL[300]) +
    ellipse(320, 416, 262, 30, WHITE) +
    shape('M300 448h40l8 74h-56z', CHARCOAL[300]) +
    ellipse(320, 524, 84, 12, CHARCOAL[500]) +
    cup(150, 384, PINK[500]) +
    cup(424, 384, TEAL[600]) +
    translated(-62, 12, pot())
  )
}

function cup(x: number, y: number, fill: string) {
  return (
    ellipse(x + 20, y + 32, 36, 8, CHARCOAL[100]) +
    stroke(`M${x + 40} ${y + 8}q16 0 14 12t-18 8`, fill, 6) +
    shape(`M${x} ${y}h42q0 32-14 32h-14q-14 0-14-32z`, fill)
  )
}

function pot() {
  return (
    stroke('M282 372q-28-8-30-30', TEAL[500], 13) +
    stroke('M340 352q30-2 26 22t-30 22', TEAL[500], 9) +
    shape('M276 356a36 30 0 0 1 72 0v22a36 30 0 0 1-72 0z', TEAL[500]) +
    box(292, 326, 40, 10, TEAL[700], 5) +
    ellipse(312, 322, 7, 7, YELLOW[300])
  )
}
