import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin, flyingCoin } from '../pieces/coin.ts'
import { field } from '../pieces/field.ts'
import { icon } from '../pieces/icon.ts'
import { receipt } from '../pieces/receipt.ts'
import { clipped, disc, placed } from '../pieces/shape.ts'
import { terminal } from '../pieces/terminal.ts'
import { words } from '../pieces/words.ts'
import { comingBack, scene } from './scene.ts'

/** The receipt says what comes back. */
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
    placed(
      268,
      20,
      1,
      -5,
      placed(
        -12,
        22,
        1.3,
        0,
        receipt({ place: 'Florist', paid: '€30.00', rate: '15%', back: '€4.50' }, 0, 0, 190),
      ),
      terminal(paid(), -12, 447, 1.5),
    ),
  ),
  comingBack([-190, 62], flyingCoin(474, 244, 44, 0.75, 14)),
  coin(84, 138, 28, -14),
)

function paid() {
  return (
    disc(68, 36, 25, TEAL[600]) +
    icon('check', 68, 36, 34, WHITE) +
    words('Paid', 68, 90, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
