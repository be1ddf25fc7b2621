import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { cardWallet } from '../components/card-wallet.ts'
import { coin } from '../components/coin.ts'
import { box, shape } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A book in an online store’s cart, and the wallet that pays for it. */
export const onlineCheckout = scene(
  'online-checkout',
  beam(330, 300, 600, 140, TEAL[300]),
  beam(290, 440, 460, 36, PINK[500]),
  browserWindow(24, 36, 500, 376, 'books.example/cart', cart()),
  cardWallet(490, 444, 0.6),
  coin(74, 486, 30, -14),
)

function cart() {
  return (
    textLine('Your cart', 28, 50, { size: 32, face: 'headline', fill: INK }) +
    box(28, 70, 138, 172, YELLOW[100], 20) +
    novel() +
    textLine('A novel', 186, 100, { size: 25, face: 'bold', fill: INK }) +
    textLine('24.00 €', 186, 152, { size: 42, face: 'headline', fill: INK }) +
    box(186, 168, 144, 40, TEAL[100], 20) +
    textLine('+3.60 € back', 258, 195, { size: 20, face: 'bold', fill: TEAL[700], anchor: 'middle' }) +
    box(28, 268, 300, 50, INK, 25) +
    mark(48, 279, 28, PINK[500], YELLOW[500]) +
    textLine('Pay with Beam Wallet', 84, 300, { size: 19, face: 'bold', fill: WHITE })
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
