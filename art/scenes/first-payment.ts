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
  beam(168, 122, 316, 96, YELLOW[300]),
  panel(
    26,
    28,
    172,
    184,
    textLine('Installation', 20, 40, { size: 22, face: 'headline', fill: INK }) +
      [74, 110, 146].map((y, row) => answered(y, 92 - row * 16)).join(''),
  ),
  terminal(paid(), 236, 120, 0.7, 5),
  coin(36, 202, 22, -12),
)

function answered(y: number, width: number) {
  return badge('check', 34, y, 13, TEAL[600], WHITE) + box(58, y - 6, width, 12, CHARCOAL[100], 6)
}

function paid() {
  return (
    badge('check', 68, 36, 25, PINK[600], WHITE) +
    textLine('4.50 €', 68, 92, { size: 32, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
