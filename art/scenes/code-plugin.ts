import { INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code.ts'
import { coin } from '../components/coin.ts'
import { product } from '../components/product.ts'
import { PIECE_REACH, puzzlePiece, puzzleSocket } from '../components/puzzle-piece.ts'
import { box } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { scene } from './scene.ts'

/** The edge of the shop's window that the plugin is on. */
const EDGE = 312

/** A plugin fits into an online shop like a puzzle piece. */
export const codePlugin = scene(
  'code-plugin',
  beam(290, 216, 540, 150, TEAL[300]),
  beam(240, 378, 400, 34, PINK[500]),
  browserWindow(EDGE - 296, 78, 296, 316, 'shop.example', page(), WHITE),
  puzzleSocket(EDGE, 285, TEAL[300]),
  puzzlePiece(EDGE + PIECE_REACH, 285, 'Plugin'),
  coin(494, 94, 26, 12),
)

function page() {
  return (
    product(18, 18) +
    box(18, 150, 204, 106, INK, 16) +
    codeLines(['k5 f8', '  s9 t4', '  f6 s5', 't2'], 36, 168, 6.5, 9)
  )
}
