import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { notification, panel } from '../components/panel.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const CODE = '407912'

/** The code that unlocks a payment, and the payment confirmed. */
export const securePayment = scene(
  'secure-payment',
  beam(284, 228, 540, 150, PINK[300]),
  beam(280, 372, 440, 34, PINK[500]),
  panel(40, 84, 392, 216, entered(), 30),
  lock(446, 326),
  notification(
    { icon: 'check', fill: TEAL[600], ink: WHITE, title: 'Paid, 24.00 €', line: 'with your code' },
    74,
    318,
    236,
  ),
  coin(500, 92, 28, 14),
)

function entered() {
  return (
    textLine('Enter your code', 28, 54, { size: 30, face: 'headline', fill: INK }) +
    textLine('To pay 24.00 €', 28, 84, { size: 19, fill: CHARCOAL[600] }) +
    [...CODE].map((digit, index) => cell(digit, 28 + index * 54)).join('')
  )
}

function cell(digit: string, x: number) {
  return (
    box(x, 106, 46, 68, YELLOW[100], 14) +
    textLine(digit, x + 23, 154, { size: 40, face: 'headline', fill: INK, anchor: 'middle' })
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
