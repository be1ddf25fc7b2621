import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../pieces/beam.ts'
import { coin } from '../pieces/coin.ts'
import { phone } from '../pieces/phone.ts'
import { plant } from '../pieces/plant.ts'
import { qrCode } from '../pieces/qr-code.ts'
import { qrScreen } from '../pieces/screens/qr-screen.ts'
import { groundShadow } from '../pieces/shadow.ts'
import { box, shape } from '../pieces/shape.ts'
import { words } from '../pieces/words.ts'
import { scene } from './scene.ts'

/** Two ways with one code: the till reads the phone, or the phone reads the sign on the counter. */
export const payQr = scene(
  'pay-qr',
  beam(330, 240, 600, 130, PINK[300]),
  beam(310, 372, 520, 34, YELLOW[500]),
  groundShadow(450, 508, 320),
  plant(580, 506, 0.95, TEAL[500]),
  counterSign(),
  phone(qrScreen(), { x: 200, y: 280, scale: 1.06, turn: -7 }),
  coin(398, 104, 34, 14),
)

/** A folded sign of card that stands on a counter. */
function counterSign() {
  return (
    shape('M348 504l22-24h176l-10 24z', TEAL[900]) +
    box(336, 184, 210, 312, TEAL[600], 26) +
    box(356, 262, 170, 170, WHITE, 20) +
    qrCode(371, 277, 140, INK, WHITE) +
    mark(424, 330, 34, PINK[600], YELLOW[500]) +
    words('Scan to pay', 441, 234, { size: 29, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    words('and get 10% back', 441, 464, { size: 17, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
