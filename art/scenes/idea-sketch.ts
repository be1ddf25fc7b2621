import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { pencil } from '../components/pencil.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** A hand-drawn screen on squared paper, with notes around it. */
export const ideaSketch = scene(
  'idea-sketch',
  beam(330, 226, 600, 140, YELLOW[300]),
  beam(310, 404, 540, 34, TEAL[500]),
  transformed(276, 284, 1, -6, paper()),
  note('cup', 496, 128, 10, PINK[500], WHITE),
  note('percent', 548, 258, -8, TEAL[500], WHITE),
  note('person', 486, 378, 7, YELLOW[500], INK),
  pencil(318, 428, { hue: TEAL, endHue: PINK, length: 150, rotation: 24 }),
  animateReturn([-60, 20], flyingCoin(98, 482, 34, 0.75, 14)),
  coin(590, 474, 24, 12),
)

function paper() {
  return (
    floatingShadow(-190, -232, 380, 464, 20) +
    box(-190, -232, 380, 464, WHITE, 20) +
    squares() +
    sketch() +
    stroke('M70-118c30-22 52-22 78-6M138-136l12 13-16 9', CHARCOAL[300], 5) +
    stroke('M72 12c30 24 50 26 78 12M134 34l17-11-12-15', CHARCOAL[300], 5)
  )
}

function squares() {
  const lines = [-138, -92, -46, 0, 46, 92, 138]
  const down = lines.map((x) => `M${x}-232v464`)
  const across = [-184, ...lines, 184].map((y) => `M-190 ${y}h380`)
  return stroke([...down, ...across].join(''), CHARCOAL[50], 3, 'butt')
}

/** The screen of a phone: a picture, two lines, a button that is already in color. */
function sketch() {
  return (
    stroke(
      'M-106-190H34c16 0 26 9 26 26V158c0 18-9 28-27 28H-104c-18 0-27-9-27-27V-164c0-17 8-26 25-26z',
      CHARCOAL[700],
      7,
    ) +
    stroke('M-52-168H-18', CHARCOAL[700], 7) +
    stroke('M-104-136H33V-34H-104z', CHARCOAL[300], 5) +
    disc(-36, -86, 34, YELLOW[500]) +
    disc(-36, -86, 25, YELLOW[300]) +
    icon('arrowBack', -36, -86, 30, YELLOW[700]) +
    stroke('M-102 2c20-5 60 4 92-1M-102 32c26 4 40-4 66 0', CHARCOAL[300], 8) +
    box(-104, 68, 138, 44, PINK[600], 22) +
    icon('check', -36, 90, 28, WHITE) +
    stroke('M-102 146c40-3 90 3 134 0', CHARCOAL[300], 5)
  )
}

function note(name: IconName, x: number, y: number, rotation: number, fill: string, ink: string) {
  return transformed(
    x,
    y,
    1,
    rotation,
    floatingShadow(-54, -54, 108, 108, 12),
    box(-54, -54, 108, 108, fill, 12),
    icon(name, 0, 0, 58, ink, fill),
  )
}
