import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { plant } from '../components/plant.ts'
import { qrCode } from '../components/qr-code.ts'
import { scanScreen } from '../components/screens/scan-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, shape } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A phone scans the code of a sign on the counter. */
export const payQr = scene(
  'pay-qr',
  beam(330, 240, 600, 130, PINK[300]),
  beam(310, 372, 520, 34, YELLOW[500]),
  groundShadow(450, 508, 320),
  plant(580, 506, 0.95, TEAL[500]),
  counterSign(),
  phone(scanScreen(), { x: 200, y: 280, scale: 1.06, rotation: -7 }),
  coin(398, 104, 34, 14),
)

/** A folded cardboard sign on a counter. */
function counterSign() {
  return (
    shape('M348 504l22-24h176l-10 24z', TEAL[900]) +
    box(336, 184, 210, 312, TEAL[600], 26) +
    box(356, 262, 170, 170, WHITE, 20) +
    qrCode(371, 277, 140, INK, WHITE) +
    mark(424, 330, 34, PINK[600], YELLOW[500]) +
    textLine('Scan to pay', 441, 238, { size: 34, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    textLine('10% back', 441, 472, { size: 32, face: 'headline', fill: WHITE, anchor: 'middle' })
  )
}
