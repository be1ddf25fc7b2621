import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** An installation form that is complete, and the terminal that takes the first payment. */
export const firstPayment = scene(
  'first-payment',
  beam(190, 115, 268, 96, YELLOW[300]),
  panel(14, 28, 172, 184, [40, 92, 144].map((y, row) => answered(y, 64 - row * 10)).join('')),
  terminal(paid(), 208, 120, 0.7, 5),
  coin(292, 198, 22, 12),
)

function answered(y: number, width: number) {
  return badge('check', 38, y, 18, TEAL[600], WHITE) + box(66, y - 7, width, 14, CHARCOAL[300], 7)
}

function paid() {
  return (
    badge('check', 68, 34, 26, PINK[600], WHITE) +
    textLine('4.50 €', 68, 94, { size: 38, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
