import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { puzzlePiece } from '../components/puzzle-piece.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A module slides into the checkout of an online store like a puzzle piece. */
export const codeModule = scene(
  'code-module',
  beam(280, 220, 540, 150, YELLOW[300]),
  beam(320, 370, 400, 34, PINK[500]),
  browserWindow(182, 52, 336, 342, 'shop.example/order', order(), WHITE),
  puzzlePiece(130, 305, 'Module', true),
  coin(62, 112, 26, -12),
)

function order() {
  return (
    textLine('Your order', 22, 44, { size: 25, face: 'headline', fill: INK }) +
    disc(56, 102, 32, TEAL[100]) +
    icon('book', 56, 102, 36, TEAL[600], TEAL[100]) +
    box(104, 82, 92, 14, CHARCOAL[300], 7) +
    box(104, 108, 60, 11, CHARCOAL[100], 5.5) +
    textLine('24.00 €', 314, 110, { size: 22, face: 'bold', fill: INK, anchor: 'end' }) +
    box(112, 162, 202, 4, CHARCOAL[100], 2) +
    textLine('24.00 €', 314, 212, { size: 34, face: 'headline', fill: INK, anchor: 'end' }) +
    box(104, 242, 212, 44, INK, 22) +
    textLine('Pay with Beam Wallet', 210, 270, { size: 18, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
