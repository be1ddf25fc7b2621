import { INK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { phone } from '../components/phone.ts'
import { payScreen } from '../components/screens/pay-screen.ts'
import { box, shape, stroke, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const PHONE = { x: 330, y: 178, rotation: -8 } as const
const HAND = SKIN.brown

/** A hand holds a phone to a terminal, as the one who pays sees it. */
export const payTap = scene(
  'pay-tap',
  beam(284, 236, 540, 160, YELLOW[300]),
  beam(280, 370, 440, 34, TEAL[300]),
  terminal(till(), 150, 292, 1, -4),
  stroke('M196 112q-20-30 0-60M162 122q-34-44 0-88', TEAL[500], 13),
  arm(),
  onPhone(shape('M-60 40L60 20L92 60Q122 112 100 170L70 190L16 196Q-50 172-60 120z', HAND)),
  phone(payScreen('waves', '30.00 €', 'Hold near the terminal'), { ...PHONE, scale: 0.7 }),
  onPhone(fingers(), stroke('M98 150Q104 96 72 56', HAND, 38)),
  coin(504, 92, 30, 14),
)

function till() {
  return (
    textLine('30.00 €', 68, 52, { size: 34, face: 'headline', fill: INK, anchor: 'middle' }) +
    textLine('Ready', 68, 86, { size: 24, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}

function onPhone(...parts: string[]) {
  return transformed(PHONE.x, PHONE.y, 1, PHONE.rotation, ...parts)
}

/** The wrist and the sleeve, which ends along the slope of beams. */
function arm() {
  return transformed(
    406,
    329,
    1,
    -18,
    box(-42, -40, 84, 110, HAND, 20),
    box(-47, 50, 94, 67, TEAL[600]),
    box(-52, 40, 104, 20, TEAL[700], 8),
  )
}

/** Their tips, around the edge of the phone. */
function fingers() {
  return [-8, 26, 60, 93].map((y) => stroke(`M-86 ${y}l10-3`, HAND, 31)).join('')
}
