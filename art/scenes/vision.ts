import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { box, disc, transformed, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A telescope on a hill with a beam pointing far ahead. */
export const vision = scene(
  'vision',
  field(
    0,
    0,
    320,
    240,
    TEAL[900],
    [
      [40, 50],
      [96, 28],
      [150, 70],
      [36, 120],
      [288, 132],
      [250, 168],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 4, TEAL[300]))
      .join(''),
    beam(250, 88, 240, 40, TEAL[500]),
    shape('M-10 240c30-64 90-76 160-60 70 16 110-4 180 30v40H-10z', YELLOW[500]),
    shape('M140 240c40-44 110-44 190-28v40H140z', YELLOW[300]),
  ),
  coin(272, 56, 32, 12),
  stroke('M112 140L84 208M112 140L142 210M112 140v66', INK, 9),
  transformed(
    112,
    134,
    1,
    -18,
    box(-56, -16, 60, 32, PINK[500], 9),
    box(0, -21, 62, 42, PINK[600], 9),
    box(56, -25, 15, 50, CHARCOAL[700], 6),
    box(-68, -11, 16, 22, CHARCOAL[700], 5),
  ),
  disc(112, 140, 11, INK),
)
