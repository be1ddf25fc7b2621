import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { payScreen } from '../components/screens/pay-screen.ts'
import { stroke } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A phone held to a terminal: the amount is paid, a coin comes back from behind the terminal. */
export const payContactless = scene(
  'pay-contactless',
  beam(320, 270, 610, 120, YELLOW[300]),
  beam(350, 402, 480, 36, TEAL[500]),
  animateReturn([120, 44], flyingCoin(336, 330, 38, 0.7, 14)),
  stroke('M326 122q22 24 18 58M348 90q40 40 32 96M372 60q58 56 46 134', TEAL[500], 12),
  terminal(till(), 492, 326, 1.28, 9),
  phone(payScreen('waves', '12.00 €', 'Hold near the terminal'), { x: 188, y: 284, scale: 1, rotation: -8 }),
)

function till() {
  return (
    textLine('Bakery', 14, 28, { size: 15, face: 'bold', fill: CHARCOAL[600] }) +
    textLine('12.00 €', 14, 62, { size: 30, face: 'headline', fill: INK }) +
    icon('waves', 112, 82, 26, PINK[600]) +
    textLine('Ready', 14, 88, { size: 14, fill: TEAL[700], face: 'bold' })
  )
}
