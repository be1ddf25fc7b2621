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

/** One wallet, with which a terminal in a store and an online store have been paid. */
export const onlineCheckout = scene(
  'online-checkout',
  beam(320, 226, 620, 170, TEAL[500]),
  beam(320, 392, 600, 36, PINK[500]),
  groundShadow(320, 538, 280),
  transformed(122, 178, 0.96, -6, box(-88, -154, 176, 308, CHARCOAL[300], 36)),
  terminal(icon('check', 68, 52, 92, TEAL[600]), 122, 178, 0.96, -6),
  browserWindow(250, 26, 372, 236, '', order()),
  cardWallet(320, 446, 0.68),
  label('In stores', 24, 362, 168),
  label('Online', 456, 286, 134),
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
