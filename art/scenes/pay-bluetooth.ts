import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { nearbyScreen } from '../components/screens/pay-screen.ts'
import { box, disc, shape } from '../components/svg.ts'
import { groundShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A payment over Bluetooth, with the phone in the hand. */
export const payBluetooth = scene(
  'pay-bluetooth',
  beam(290, 236, 520, 170, YELLOW[300]),
  beam(300, 374, 420, 34, PINK[500]),
  groundShadow(390, 424, 260),
  till(),
  phone(nearbyScreen(), { x: 152, y: 226, scale: 0.84, rotation: -6 }),
  badge('bluetooth', 374, 120, 38, PINK[600], WHITE),
  coin(500, 72, 24, 14),
)

function till() {
  return (
    shape('M312 366l18-108h148l18 108z', CHARCOAL[500]) +
    box(300, 188, 206, 132, INK, 22) +
    box(312, 200, 182, 108, WHITE, 12) +
    textLine('Café', 328, 232, { size: 21, face: 'headline', fill: INK }) +
    textLine('4.50 €', 328, 280, { size: 38, face: 'headline', fill: PINK[600] }) +
    box(284, 362, 240, 62, CHARCOAL[600], 18) +
    box(304, 384, 200, 10, CHARCOAL[500], 5) +
    disc(474, 226, 9, TEAL[500])
  )
}
