import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { codeScreen } from '../components/screens/code-screen.ts'
import { box } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const CODE = '407912'

/** The code on the phone, typed into the store’s page. */
export const onlineCode = scene(
  'online-code',
  beam(262, 250, 520, 140, TEAL[500]),
  beam(230, 374, 420, 34, PINK[500]),
  browserWindow(44, 96, 350, 264, 'books.example/pay', page()),
  phone(codeScreen(CODE), { x: 430, y: 226, scale: 0.9, rotation: 6 }),
  coin(62, 400, 26, -12),
)

function page() {
  return (
    textLine('Enter your code', 24, 46, { size: 24, face: 'headline', fill: INK }) +
    textLine('From your wallet, for this payment only', 24, 70, { size: 13, fill: CHARCOAL[600] }) +
    [...CODE].map((digit, index) => cell(digit, index)).join('') +
    box(24, 156, 196, 44, PINK[600], 22) +
    textLine('Pay 24.00 €', 122, 184, { size: 17, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

function cell(digit: string, index: number) {
  const typed = index < 4
  const x = 24 + index * 40
  return (
    box(x, 88, 34, 46, typed ? YELLOW[100] : CHARCOAL[50], 10) +
    (typed ? textLine(digit, x + 17, 120, { size: 25, face: 'headline', fill: INK, anchor: 'middle' }) : '')
  )
}
