import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { disc, transformed, shape, box } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A beam that hits the center of a target. */
export const mission = scene(
  'mission',
  field(0, 0, 320, 240, CHARCOAL[700], beam(100, 156, 300, 34, TEAL[600])),
  disc(208, 120, 92, PINK[600]),
  disc(208, 120, 70, WHITE),
  disc(208, 120, 47, PINK[500]),
  disc(208, 120, 24, YELLOW[500]),
  transformed(
    206,
    122,
    1,
    -18,
    box(-178, -6, 170, 12, TEAL[300]),
    shape('M-30-18L8 0l-38 18z', TEAL[300]),
    shape('M-178-6l-26-18h34l24 18zM-178 6l-26 18h34l24-18z', TEAL[500]),
  ),
  flyingCoin(62, 74, 24, 0.75, 14),
)
