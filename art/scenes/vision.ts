import { TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { discs, shape } from '../components/svg.ts'
import { telescope } from '../components/telescope.ts'
import { scene } from './scene.ts'

/** A telescope on a hill with a beam pointing far ahead. */
export const vision = scene(
  'vision',
  beam(222, 98, 150, 46, TEAL[300]),
  discs(
    [
      [40, 52],
      [104, 30],
      [166, 44],
      [36, 124],
      [296, 126],
      [232, 158],
    ],
    5,
    YELLOW[300],
  ),
  shape('M26 206c24-38 80-44 136-28 52 14 100-2 134 26 16 14-56 30-136 30s-150-12-134-28z', YELLOW[500]),
  shape('M160 212c34-22 92-24 136-8 16 14-56 30-136 30-18 0-34-8 0-22z', YELLOW[300]),
  coin(276, 58, 36, 12),
  telescope(112, 140, { width: 58, height: 66 }),
)
