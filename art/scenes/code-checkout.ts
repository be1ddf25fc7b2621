import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { codeLines } from '../components/code-lines.ts'
import { codeWindow } from '../components/code-window.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The checkout of an online store, where a plugin has added Beam Wallet, and the code of that plugin. */
export const codeCheckout = scene(
  'code-checkout',
  beam(284, 216, 540, 150, TEAL[300]),
  beam(250, 372, 440, 34, PINK[500]),
  browserWindow(14, 36, 340, 376, '', checkout(), WHITE),
  codeWindow(288, 276, 244, 158, '.php', codeLines(['k5 f9', '  s8 t4', '  f10'], 24, 24, 7.6, 12), 23),
  coin(496, 88, 28, 12),
)

function checkout() {
  return (
    textLine('Checkout', 26, 56, { size: 34, face: 'headline', fill: INK }) +
    textLine('24.00 €', 308, 56, { size: 28, face: 'bold', fill: INK, anchor: 'end' }) +
    box(16, 78, 298, 76, PINK[50], 20) +
    choice(116, true) +
    box(80, 92, 48, 48, PINK[600], 14) +
    mark(90, 102, 28, WHITE, YELLOW[500]) +
    textLine('Beam Wallet', 142, 126, { size: 27, face: 'headline', fill: INK }) +
    choice(196, false) +
    box(80, 172, 48, 48, CHARCOAL[100], 14) +
    icon('card', 104, 196, 30, CHARCOAL[500], CHARCOAL[100]) +
    textLine('Card', 142, 205, { size: 27, face: 'headline', fill: CHARCOAL[500] }) +
    box(16, 236, 298, 62, INK, 31) +
    textLine('Pay', 152, 276, { size: 27, face: 'bold', fill: YELLOW[300], anchor: 'middle' })
  )
}

/** A radio button. */
function choice(y: number, chosen: boolean) {
  return chosen
    ? disc(50, y, 16, PINK[600]) + disc(50, y, 6.5, WHITE)
    : disc(50, y, 16, CHARCOAL[300]) + disc(50, y, 12, WHITE)
}
