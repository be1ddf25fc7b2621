import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { box, disc, ellipse, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A path of moves across a game board. */
export const strategy = scene(
  'strategy',
  field(
    0,
    0,
    320,
    240,
    PINK[600],
    beam(160, 150, 420, 90, PINK[500]),
    stroke('M58 190L120 126L190 158L262 66', PINK[100], 9),
  ),
  disc(120, 126, 15, WHITE),
  disc(190, 158, 15, WHITE),
  disc(120, 126, 7, PINK[600]),
  disc(190, 158, 7, PINK[600]),
  pawn(58, 204),
  ellipse(262, 70, 22, 8, PINK[900]),
  box(257, 14, 9, 58, INK, 4.5),
  shape('M262 16h-48l12 17-12 17h48z', YELLOW[500]),
  coin(282, 190, 22, 12),
)

function pawn(x: number, y: number) {
  return (
    ellipse(x, y + 2, 30, 9, PINK[900]) +
    shape(`M${x - 24} ${y}c4-20 14-22 14-48h20c0 26 10 28 14 48z`, TEAL[500]) +
    disc(x, y - 62, 21, TEAL[300])
  )
}
