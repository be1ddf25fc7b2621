import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { payScreen } from '../components/screens/pay-screen.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A phone held to the upper edge of a terminal. */
export const payTap = scene(
  'pay-tap',
  beam(284, 236, 540, 160, YELLOW[300]),
  beam(280, 370, 440, 34, PINK[500]),
  terminal(till(), 176, 258, 1.12, -5),
  phone(payScreen('waves', '30.00 €', 'Hold near the terminal'), {
    x: 398,
    y: 222,
    scale: 0.84,
    rotation: 14,
  }),
  coin(72, 74, 26, -14),
)

function till() {
  return (
    textLine('Florist', 14, 28, { size: 15, face: 'bold', fill: CHARCOAL[600] }) +
    textLine('30.00 €', 14, 62, { size: 30, face: 'headline', fill: INK }) +
    icon('waves', 112, 82, 26, PINK[600]) +
    textLine('Ready', 14, 88, { size: 14, fill: TEAL[700], face: 'bold' })
  )
}
