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
  transformed(28, 100, 1.36, 0, browserWindow(0, 0, 264, 318, '', page())),
  phone(codeScreen(CODE), { x: 494, y: 280, scale: 1.08, rotation: 5 }),
  coin(36, 524, 32, -12),
)

function page() {
  return (
    textLine('Enter your code', 20, 44, { size: 27, face: 'headline', fill: INK }) +
    textLine('For this payment only', 20, 70, { size: 18, fill: CHARCOAL[600] }) +
    [...CODE].map((digit, index) => cell(digit, index)).join('') +
    box(20, 207, 212, 48, PINK[600], 24) +
    textLine('Pay 24.00 €', 126, 238, { size: 21, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

/** As on the phone, in two rows. */
function cell(digit: string, index: number) {
  const typed = index < 4
  const [x, y] = [20 + (index % 3) * 73, 84 + Math.floor(index / 3) * 57]
  return (
    box(x, y, 66, 50, typed ? YELLOW[100] : CHARCOAL[100], 12) +
    (typed
      ? textLine(digit, x + 33, y + 37, { size: 34, face: 'headline', fill: INK, anchor: 'middle' })
      : '')
  )
}
