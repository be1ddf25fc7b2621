import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { cardWallet } from '../components/card-wallet.ts'
import { flyingCoin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** One wallet, with which a terminal in a store and an online store have been paid. */
export const onlineCheckout = scene(
  'online-checkout',
  beam(320, 226, 620, 170, TEAL[500]),
  beam(320, 392, 600, 36, PINK[500]),
  groundShadow(330, 532, 260),
  terminal(icon('check', 68, 52, 92, TEAL[600]), 128, 182, 0.92, -6),
  browserWindow(254, 40, 356, 236, '', order()),
  cardWallet(330, 446, 0.64),
  label('In stores', 36, 350, 168),
  label('Online', 440, 302, 134),
  animateReturn([-60, 40], flyingCoin(538, 424, 34, 0.75, 14)),
)

function order() {
  return (
    box(24, 24, 106, 144, YELLOW[100], 20) +
    icon('book', 77, 96, 76, PINK[600]) +
    textLine('24.00 €', 152, 72, { size: 46, face: 'headline', fill: INK }) +
    box(152, 94, 158, 58, TEAL[100], 29) +
    badge('check', 182, 123, 20, TEAL[600], WHITE) +
    textLine('Paid', 214, 133, { size: 30, face: 'bold', fill: TEAL[700] })
  )
}

function label(text: string, x: number, y: number, width: number) {
  return transformed(
    x,
    y,
    1,
    0,
    box(0, 0, width, 54, CHARCOAL[50], 27),
    textLine(text, width / 2, 36, { size: 28, face: 'bold', fill: INK, anchor: 'middle' }),
  )
}
