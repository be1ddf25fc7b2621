import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, ellipse, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A path of moves that leads to a flag. */
export const strategy = scene(
  'strategy',
  beam(168, 138, 300, 104, PINK[500]),
  stroke('M58 196L120 132L190 164L262 72', PINK[100], 9),
  disc(120, 132, 15, WHITE),
  disc(190, 164, 15, WHITE),
  disc(120, 132, 7, PINK[500]),
  disc(190, 164, 7, PINK[500]),
  pawn(58, 210),
  ellipse(262, 76, 22, 8, PINK[700]),
  box(257, 18, 9, 60, CHARCOAL[500], 4.5),
  shape('M262 20h-50l13 18-13 18h50z', YELLOW[500]),
  coin(286, 194, 24, 12),
)

function pawn(x: number, y: number) {
  return (
    ellipse(x, y + 2, 32, 9, PINK[700]) +
    shape(`M${x - 24} ${y}c4-20 14-22 14-48h20c0 26 10 28 14 48z`, TEAL[500]) +
    disc(x, y - 62, 21, TEAL[300])
  )
}
