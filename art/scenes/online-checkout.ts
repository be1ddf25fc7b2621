import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { paidScreen } from '../components/screens/cashback-screen.ts'
import { box, shape } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A book in an online store’s cart, paid with the phone. */
export const onlineCheckout = scene(
  'online-checkout',
  beam(330, 300, 600, 140, TEAL[300]),
  beam(300, 430, 500, 36, PINK[500]),
  browserWindow(24, 66, 470, 372, 'books.example/cart', cart()),
  phone(paidScreen('bookstore', '24.00 €', '2.40 €'), { x: 500, y: 296, scale: 0.94, rotation: 7 }),
  coin(66, 486, 30, -14),
)

function cart() {
  return (
    textLine('Your cart', 28, 50, { size: 32, face: 'headline', fill: INK }) +
    box(28, 70, 138, 172, YELLOW[100], 20) +
    novel() +
    textLine('A novel', 186, 100, { size: 25, face: 'bold', fill: INK }) +
    textLine('24.00 €', 186, 152, { size: 42, face: 'headline', fill: INK }) +
    box(186, 176, 154, 40, TEAL[100], 20) +
    textLine('+2.40 € back', 263, 203, { size: 22, face: 'bold', fill: TEAL[700], anchor: 'middle' }) +
    box(28, 262, 330, 50, INK, 25) +
    mark(50, 272, 28, PINK[500], YELLOW[500]) +
    textLine('Pay with Beam Wallet', 88, 294, { size: 21, face: 'bold', fill: WHITE })
  )
}

function novel() {
  return (
    `<g transform="rotate(-8 97 156)">` +
    shape('M58 96h70a8 8 0 0 1 8 8v106H64a10 10 0 0 1-10-10V100a4 4 0 0 1 4-4z', PINK[600]) +
    shape('M54 200a10 10 0 0 1 10-10h72v14H64a6 6 0 0 0-4 6z', WHITE) +
    beam(98, 138, 84, 18, YELLOW[500]) +
    '</g>'
  )
}
