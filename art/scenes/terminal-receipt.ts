import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { icon } from '../components/icon.ts'
import { receipt } from '../components/receipt.ts'
import { clipped, disc, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A terminal and a receipt that shows the cashback. */
export const terminalReceipt = scene(
  'terminal-receipt',
  field(
    20,
    20,
    520,
    420,
    PINK[500],
    beam(280, 250, 760, 160, PINK[300]),
    beam(280, 396, 760, 34, YELLOW[500]),
  ),
  clipped(
    20,
    20,
    520,
    420,
    40,
    transformed(
      268,
      20,
      1,
      -5,
      transformed(
        -12,
        12,
        1.3,
        0,
        receipt({ shop: 'Florist', paid: '30.00 €', rate: '15%', back: '4.50 €' }, 0, 0, 190),
      ),
      terminal(paid(), -12, 425, 1.5),
    ),
  ),
  animateReturn([-190, 62], flyingCoin(474, 244, 44, 0.75, 14)),
  coin(84, 138, 28, -14),
)

function paid() {
  return (
    disc(68, 36, 25, TEAL[600]) +
    icon('check', 68, 36, 34, WHITE) +
    textLine('Paid', 68, 90, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
