import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { paidScreen } from '../components/screens/cashback-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const GROUND = 336

/** One payment: from a store's terminal to the services, and its cashback from there to the customer's phone. */
export const paymentPath = scene(
  'payment-path',
  beam(300, 226, 400, 60, PINK[300]),
  beam(622, 176, 400, 60, YELLOW[300]),
  beam(622, 224, 400, 16, PINK[500]),
  groundShadow(450, GROUND - 2, 820),
  shop('Books', PINK, TEAL, 124, GROUND, 0.76, icon('book', 101, 184, 84, PINK[500])),
  terminal(amount(), 262, 254, 0.5),
  services(),
  animateReturn([-84, 27], flyingCoin(596, 148, 30, 0.75, 12)),
  coin(666, 112, 20, 12),
  phone(paidScreen('bookstore', '24.00 €', '2.40 €'), { x: 778, y: 178, scale: 0.68, rotation: 5 }),
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
    box(358, 92, 192, 242, CHARCOAL[300], 24) +
    [0, 1, 2].map((unit) => machine(104 + unit * 76, unit)).join('') +
    transformed(
      540,
      300,
      1,
      0,
      disc(0, 0, 46, YELLOW[500]),
      textLine('{ }', 0, 15, { size: 46, face: 'headline', fill: INK, anchor: 'middle' }),
    )
  )
}

function machine(y: number, unit: number) {
  return (
    box(370, y, 168, 66, unit === 1 ? CHARCOAL[500] : CHARCOAL[600], 16) +
    disc(402, y + 33, 11, [PINK[500], YELLOW[500], TEAL[300]][unit] ?? WHITE) +
    box(430, y + 20, 82, 9, CHARCOAL[300], 4.5) +
    box(430, y + 37, 58, 9, CHARCOAL[300], 4.5)
  )
}
