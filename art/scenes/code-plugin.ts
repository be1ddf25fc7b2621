import { INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code-lines.ts'
import { coin } from '../components/coin.ts'
import { product } from '../components/product.ts'
import { PIECE_REACH, puzzlePiece, withSocket } from '../components/puzzle-piece.ts'
import { box } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { scene } from './scene.ts'

/** The edge of the shop's window that the plugin goes into. */
const EDGE = 300
/** Between the plugin and that edge, so that the edge of the opening is seen. */
const GAP = 7

/** A plugin goes into an online shop like a piece into its puzzle. */
export const codePlugin = scene(
  'code-plugin',
  beam(440, 218, 240, 150, TEAL[300]),
  beam(240, 378, 400, 34, PINK[500]),
  withSocket(EDGE, 285, GAP, browserWindow(EDGE - 290, 78, 290, 316, '', page(), WHITE)),
  puzzlePiece(EDGE + GAP + PIECE_REACH, 285, 'Plugin'),
  coin(494, 94, 26, 12),
)

function page() {
  return (
    product(18, 18) +
    box(18, 150, 186, 104, INK, 16) +
    codeLines(['k5 f8', '  s9 t4', '  f6 s5', 't2'], 36, 168, 6.2, 9)
  )
}
