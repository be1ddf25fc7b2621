import { PINK, TEAL, WHITE, CHARCOAL } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { disc, transformed, shape, box } from '../components/svg.ts'
import { scene } from './scene.ts'

/** An arrow in the middle of a target. */
export const mission = scene(
  'mission',
  beam(140, 148, 270, 86, TEAL[300]),
  disc(208, 120, 104, CHARCOAL[700]),
  disc(208, 120, 90, WHITE),
  disc(208, 120, 66, PINK[500]),
  disc(208, 120, 40, WHITE),
  coin(208, 120, 24, 0),
  transformed(
    206,
    122,
    1,
    -18,
    box(-168, -6, 160, 12, TEAL[600]),
    shape('M-30-18L8 0l-38 18z', TEAL[600]),
    shape('M-168-6l-26-18h34l24 18zM-168 6l-26 18h34l24-18z', TEAL[500]),
  ),
  flyingCoin(56, 74, 26, 0.75, 14),
)
