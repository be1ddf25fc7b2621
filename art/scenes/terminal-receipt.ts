import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin, flyingCoin } from '../pieces/coin.ts'
import { field } from '../pieces/field.ts'
import { icon } from '../pieces/icon.ts'
import { disc } from '../pieces/shape.ts'
import { receipt } from '../pieces/receipt.ts'
import { terminal } from '../pieces/terminal.ts'
import { words } from '../pieces/words.ts'
import { scene } from './scene.ts'

/** The terminal's receipt says what comes back. */
export const terminalReceipt = scene(
  'terminal-receipt',
  field(20, 40, 520, 380, PINK[500], beam(280, 226, 760, 160, PINK[300]), beam(280, 376, 760, 34, YELLOW[500])),
  receipt({ place: 'Florist', paid: '€30.00', rate: '15%', back: '€4.50' }, 352, 52, 250, 5),
  terminal(paid(), 196, 234, 1.22, -8),
  flyingCoin(452, 344, 40, 0.75, 14),
  coin(516, 116, 24, 12),
)

function paid() {
  return (
    disc(68, 36, 25, TEAL[600]) +
    icon('check', 68, 36, 34, WHITE) +
    words('Paid', 68, 90, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
