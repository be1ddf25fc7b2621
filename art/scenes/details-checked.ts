import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge, icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** The details of a company and its bank, below a magnifying glass. */
export const detailsChecked = scene(
  'details-checked',
  beam(168, 122, 316, 96, TEAL[300]),
  panel(
    40,
    22,
    190,
    196,
    badge('home', 50, 56, 30, PINK[600], WHITE) +
      lines(34) +
      disc(50, 140, 30, YELLOW[500]) +
      bank(50, 138) +
      lines(118),
  ),
  stroke('M252 176l32 32', CHARCOAL[700], 24),
  disc(218, 142, 58, CHARCOAL[700]),
  disc(218, 142, 44, TEAL[50]),
  icon('check', 218, 142, 74, TEAL[600]),
)

function lines(y: number) {
  return box(92, y, 76, 14, CHARCOAL[300], 7) + box(92, y + 26, 54, 14, CHARCOAL[100], 7)
}

function bank(x: number, y: number) {
  return (
    shape(`M${x} ${y - 17}l19 12v3h-38v-3z`, CHARCOAL[900]) +
    [-14, -3, 8].map((pillar) => box(x + pillar, y + 1, 6, 12, CHARCOAL[900])).join('') +
    box(x - 19, y + 14, 38, 5, CHARCOAL[900], 2)
  )
}
