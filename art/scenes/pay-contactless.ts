import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { flyingCoin } from '../pieces/coin.ts'
import { icon } from '../pieces/icon.ts'
import { phone } from '../pieces/phone.ts'
import { payScreen } from '../pieces/screens/pay-screen.ts'
import { stroke } from '../pieces/shape.ts'
import { terminal } from '../pieces/terminal.ts'
import { words } from '../pieces/words.ts'
import { comingBack, scene } from './scene.ts'

/** A phone held to a terminal: the amount goes over, a coin sets out on its way back. */
export const payContactless = scene(
  'pay-contactless',
  beam(320, 270, 610, 120, YELLOW[300]),
  beam(350, 402, 480, 36, TEAL[500]),
  stroke('M326 122q22 24 18 58M348 90q40 40 32 96M372 60q58 56 46 134', PINK[500], 12),
  terminal(till(), 492, 326, 1.28, 9),
  phone(payScreen('waves', '€12.00', 'Hold near the terminal'), { x: 188, y: 284, scale: 1, turn: -8 }),
  comingBack([250, -81], flyingCoin(322, 318, 38, 0.7, 14)),
)

function till() {
  return (
    words('Bakery', 14, 28, { size: 15, face: 'bold', fill: CHARCOAL[600] }) +
    words('€12.00', 14, 62, { size: 30, face: 'headline', fill: INK }) +
    icon('waves', 112, 82, 26, PINK[600]) +
    words('Ready', 14, 88, { size: 14, fill: TEAL[700], face: 'bold' })
  )
}
