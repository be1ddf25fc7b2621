import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { codeScreen } from '../components/screens/code-screen.ts'
import { box, transformed } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const CODE = '407912'

/** The code on the phone, typed into the store’s page. */
export const onlineCode = scene(
  'online-code',
  beam(320, 240, 672, 224, TEAL[500]),
  beam(336, 414, 638, 40, PINK[500]),
  transformed(28, 120, 1.36, 0, browserWindow(0, 0, 264, 278, 'books.example/pay', page())),
  phone(codeScreen(CODE), { x: 494, y: 280, scale: 1.08, rotation: 5 }),
  coin(44, 506, 34, -12),
)

function page() {
  return (
    textLine('Enter your code', 20, 48, { size: 26, face: 'headline', fill: INK }) +
    textLine('For this payment only', 20, 72, { size: 14, fill: CHARCOAL[600] }) +
    [...CODE].map((digit, index) => cell(digit, index)).join('') +
    box(20, 165, 211, 46, PINK[600], 23) +
    textLine('Pay 24.00 €', 125.5, 195, { size: 18, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

function cell(digit: string, index: number) {
  const typed = index < 4
  const x = 20 + index * 36
  return (
    box(x, 94, 31, 50, typed ? YELLOW[100] : CHARCOAL[100], 9) +
    (typed ? textLine(digit, x + 15.5, 128, { size: 26, face: 'headline', fill: INK, anchor: 'middle' }) : '')
  )
}
