import { CHARCOAL, INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { codeField } from '../components/code-field.ts'
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
  transformed(14, 136, 1.3, 0, browserWindow(0, 0, 246, 270, '', page())),
  phone(codeScreen(CODE), { x: 498, y: 280, scale: 1.02, rotation: 5 }),
  coin(36, 524, 32, -12),
)

function page() {
  return (
    textLine('Enter your code', 20, 44, { size: 27, face: 'headline', fill: INK }) +
    textLine('For this payment only', 20, 70, { size: 18, fill: CHARCOAL[600] }) +
    codeField(20, 90, CODE.slice(0, 4)) +
    box(20, 158, 206, 48, PINK[600], 24) +
    textLine('Pay 24.00 €', 123, 189, { size: 21, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
