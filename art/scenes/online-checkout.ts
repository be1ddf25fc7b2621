import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { cardWallet } from '../components/card-wallet.ts'
import { badge, icon } from '../components/icon.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** One wallet, and above it a terminal in a store and an online store, which have been paid with it. */
export const onlineCheckout = scene(
  'online-checkout',
  beam(320, 226, 600, 170, TEAL[500]),
  beam(320, 446, 600, 36, YELLOW[500]),
  groundShadow(320, 545, 270),
  transformed(118, 134, 0.78, 0, box(-88, -154, 176, 308, CHARCOAL[300], 36)),
  terminal(icon('check', 68, 52, 92, TEAL[600]), 118, 134, 0.78),
  label('In stores', 118, 264, 168),
  browserWindow(260, 16, 356, 230, '', order()),
  label('Online', 438, 264, 134),
  cardWallet(320, 454, 0.64),
)

function order() {
  return (
    box(24, 20, 104, 144, YELLOW[100], 20) +
    icon('book', 76, 92, 76, PINK[600]) +
    textLine('24.00 €', 148, 74, { size: 44, face: 'headline', fill: INK }) +
    box(148, 98, 158, 58, TEAL[100], 29) +
    badge('check', 178, 127, 20, TEAL[600], WHITE) +
    textLine('Paid', 210, 137, { size: 30, face: 'bold', fill: TEAL[700] })
  )
}

/** Below the middle of what it names. */
function label(text: string, x: number, y: number, width: number) {
  return transformed(
    x,
    y,
    1,
    0,
    box(-width / 2, 0, width, 54, CHARCOAL[50], 27),
    textLine(text, 0, 36, { size: 28, face: 'bold', fill: INK, anchor: 'middle' }),
  )
}
