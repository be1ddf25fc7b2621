import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { cardWallet } from '../components/card-wallet.ts'
import { coin } from '../components/coin.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, shape, transformed, translated } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A book in an online store’s cart, and the wallet that pays for it. */
export const onlineCheckout = scene(
  'online-checkout',
  beam(330, 280, 600, 150, TEAL[300]),
  browserWindow(24, 10, 560, 440, '', cart()),
  groundShadow(526, 520, 200),
  cardWallet(526, 450, 0.5),
  coin(44, 456, 34, -14),
)

function cart() {
  return (
    textLine('Your cart', 30, 56, { size: 40, face: 'headline', fill: INK }) +
    box(30, 76, 162, 186, YELLOW[100], 22) +
    transformed(111, 169, 1.14, 0, translated(-97, -156, novel())) +
    textLine('A novel', 216, 108, { size: 32, face: 'bold', fill: INK }) +
    textLine('24.00 €', 216, 170, { size: 54, face: 'headline', fill: INK }) +
    box(216, 194, 190, 52, TEAL[100], 26) +
    textLine('+3.60 € back', 311, 229, { size: 28, face: 'bold', fill: TEAL[700], anchor: 'middle' }) +
    box(30, 282, 352, 62, INK, 31) +
    mark(48, 297, 32, PINK[500], YELLOW[500]) +
    textLine('Pay with Beam Wallet', 89, 323, { size: 27, face: 'bold', fill: WHITE })
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
