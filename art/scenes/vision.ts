import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, transformed, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A telescope on a hill with a beam pointing far ahead. */
export const vision = scene(
  'vision',
  beam(226, 98, 190, 46, TEAL[300]),
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
  shape('M12 232c24-56 84-70 150-50 56 16 106 2 150 50z', YELLOW[500]),
  shape('M150 232c36-34 104-42 162 0z', YELLOW[300]),
  coin(276, 56, 36, 12),
  stroke('M112 140L84 208M112 140L142 210M112 140v66', CHARCOAL[700], 9),
  transformed(
    112,
    134,
    1,
    -18,
    box(-56, -16, 60, 32, PINK[300], 9),
    box(0, -21, 62, 42, PINK[500], 9),
    box(56, -25, 15, 50, CHARCOAL[700], 6),
    box(-68, -11, 16, 22, CHARCOAL[700], 5),
  ),
  disc(112, 140, 11, CHARCOAL[700]),
)
