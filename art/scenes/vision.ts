import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, transformed, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A telescope on a hill with a beam pointing far ahead. */
export const vision = scene(
  'vision',
  beam(222, 98, 150, 46, TEAL[300]),
  [
    [40, 52],
    [104, 30],
    [166, 44],
    [36, 124],
    [296, 126],
    [232, 158],
  ]
    .map(([x, y]) => disc(x ?? 0, y ?? 0, 5, YELLOW[300]))
    .join(''),
  shape('M26 206c24-38 80-44 136-28 52 14 100-2 134 26 16 14-56 30-136 30s-150-12-134-28z', YELLOW[500]),
  shape('M160 212c34-22 92-24 136-8 16 14-56 30-136 30-18 0-34-8 0-22z', YELLOW[300]),
  coin(276, 58, 36, 12),
  stroke('M112 140L84 208M112 140L142 210M112 140v66', CHARCOAL[500], 9),
  transformed(
    112,
    134,
    1,
    -18,
    box(-56, -16, 60, 32, PINK[300], 9),
    box(0, -21, 62, 42, PINK[500], 9),
    box(56, -25, 15, 50, CHARCOAL[500], 6),
    box(-68, -11, 16, 22, CHARCOAL[500], 5),
  ),
  disc(112, 140, 11, CHARCOAL[500]),
)
