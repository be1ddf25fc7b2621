import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code.ts'
import { coin } from '../components/coin.ts'
import { puzzlePiece } from '../components/puzzle-piece.ts'
import { box, shape } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A plugin slides into an online shop like a puzzle piece. */
export const codePlugin = scene(
  'code-plugin',
  beam(290, 216, 540, 150, TEAL[300]),
  beam(240, 378, 400, 34, PINK[500]),
  browserWindow(22, 78, 296, 316, 'shop.example', page(), WHITE),
  puzzlePiece(428, 285, 'Plugin'),
  coin(494, 94, 26, 12),
)

function page() {
  return (
    box(18, 18, 122, 116, YELLOW[100], 16) +
    shape('M48 64h62l8 58H40z', YELLOW[500]) +
    `<path d="M64 66a15 15 0 0 1 30 0" fill="none" stroke="${YELLOW[600]}" stroke-width="6"/>` +
    box(156, 26, 118, 15, CHARCOAL[300], 7) +
    box(156, 52, 84, 12, CHARCOAL[100], 6) +
    textLine('24.00 €', 156, 106, { size: 29, face: 'headline', fill: INK }) +
    box(18, 150, 204, 106, INK, 16) +
    codeLines(['k5 f8', '  s9 t4', '  f6 s5', 't2'], 36, 168, 6.5, 9)
  )
}
