import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { notice, panel } from '../components/panel.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A payment that a code has confirmed, beside a padlock. The code itself is not shown: pictures around this one do. */
export const securePayment = scene(
  'secure-payment',
  beam(284, 228, 540, 150, PINK[300]),
  beam(280, 372, 440, 34, PINK[500]),
  panel(40, 72, 392, 232, confirmed(), 30),
  lock(466, 338),
  notice({ icon: 'lock', fill: PINK[600], ink: WHITE, title: 'Encrypted' }, 66, 326, 256, 0.92),
  coin(500, 92, 28, 14),
)

function confirmed() {
  return (
    box(28, 30, 72, 72, YELLOW[300], 20) +
    icon('book', 64, 66, 42, INK) +
    textLine('Online bookstore', 118, 55, { size: 25, fill: CHARCOAL[600] }) +
    textLine('24.00 €', 118, 104, { size: 42, face: 'headline', fill: INK }) +
    box(28, 130, 336, 72, TEAL[100], 22) +
    badge('check', 66, 166, 21, TEAL[600], WHITE) +
    textLine('Confirmed by code', 98, 175, { size: 26, face: 'bold', fill: TEAL[700] })
  )
}

function lock(x: number, y: number) {
  return (
    stroke(`M${x - 40} ${y - 50}v-16a40 40 0 0 1 80 0v16`, CHARCOAL[300], 22) +
    box(x - 74, y - 52, 148, 122, TEAL[500], 30) +
    shape(`M${x - 74} ${y + 34}l148-48v54a30 30 0 0 1-30 30h-88a30 30 0 0 1-30-30z`, TEAL[300]) +
    disc(x, y - 6, 18, INK) +
    box(x - 7, y, 14, 38, INK, 7)
  )
}
