import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { paidScreen } from '../components/screens/cashback-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, disc } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const GROUND = 376

/** One payment: from a store's terminal to the services, and its cashback from there to the customer's phone. */
export const paymentPath = scene(
  'payment-path',
  beam(244, 236, 440, 64, PINK[300]),
  beam(540, 150, 340, 64, YELLOW[300]),
  beam(556, 226, 300, 16, PINK[500]),
  groundShadow(156, GROUND - 2, 290),
  groundShadow(404, GROUND - 2, 220),
  shop('Books', PINK, TEAL, 114, GROUND, 0.72, icon('book', 101, 184, 84, PINK[500])),
  terminal(amount(), 230, 256, 0.8),
  services(),
  animateReturn([-84, 27], flyingCoin(420, 84, 30, 0.75, 12)),
  coin(488, 50, 20, 12),
  phone(paidScreen('bookstore', '24.00 €', '2.40 €'), { x: 614, y: 196, scale: 0.74, rotation: 3 }),
)

function amount() {
  return (
    textLine('To pay', 68, 38, { size: 22, fill: CHARCOAL[600], anchor: 'middle' }) +
    textLine('24.00 €', 68, 76, { size: 33, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** Three machines in a rack, and the sign of their program. */
function services() {
  return (
    box(308, 132, 192, 242, CHARCOAL[300], 24) +
    machine(144, PINK[500], 82) +
    machine(220, YELLOW[500], 82) +
    machine(296, TEAL[300], 50) +
    disc(484, 338, 36, YELLOW[500]) +
    textLine('{ }', 484, 350, { size: 36, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** Its lines end before the sign. */
function machine(y: number, light: string, line: number) {
  return (
    box(320, y, 168, 66, CHARCOAL[600], 16) +
    disc(352, y + 33, 11, light) +
    box(380, y + 20, line, 9, CHARCOAL[300], 4.5) +
    box(380, y + 37, line * 0.7, 9, CHARCOAL[300], 4.5)
  )
}
