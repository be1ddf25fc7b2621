import { INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { receipt } from '../components/receipt.ts'
import { disc, transformed } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A terminal, and a receipt that shows the cashback. */
export const terminalReceipt = scene(
  'terminal-receipt',
  beam(284, 226, 520, 130, PINK[300]),
  beam(292, 366, 450, 34, TEAL[500]),
  terminal(paid(), 186, 228, 1.32, -6),
  transformed(
    408,
    62,
    1.38,
    6,
    floatingShadow(-75, 8, 150, 182, 4),
    receipt({ shop: 'Florist', paid: '30.00 €', rate: '15%', back: '4.50 €' }, 0, 0),
  ),
  animateReturn([66, 6], flyingCoin(372, 392, 42, 0.75, 14)),
  coin(520, 392, 26, -14),
)

function paid() {
  return (
    disc(68, 36, 25, TEAL[600]) +
    icon('check', 68, 36, 34, WHITE) +
    textLine('Paid', 68, 90, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
