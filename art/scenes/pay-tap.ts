import { INK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { phone } from '../components/phone.ts'
import { payScreen } from '../components/screens/pay-screen.ts'
import { box, ellipse, shape, stroke, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const PHONE = { x: 330, y: 178, rotation: -8 } as const
const HAND = SKIN.brown
const CREASE = SKIN.dark
/** Of each finger: its height on the phone, and how far its tip reaches. */
const FINGERS = [
  [-6, -58],
  [17, -53],
  [40, -55],
  [62, -61],
] as const

/** A hand holds a phone to a terminal, as the one who pays sees it. */
export const payTap = scene(
  'pay-tap',
  beam(284, 236, 540, 160, YELLOW[300]),
  beam(280, 370, 440, 34, TEAL[300]),
  terminal(till(), 150, 292, 1, -4),
  stroke('M196 112q-20-30 0-60M162 122q-34-44 0-88', TEAL[500], 13),
  onPhone(palm()),
  sleeve(),
  phone(payScreen('waves', '30.00 €', 'Hold near the terminal'), { ...PHONE, scale: 0.7 }),
  onPhone(fingers(), thumb()),
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

/** Behind the phone: the ball of the thumb at its edge, the heel of the hand and the wrist below it. */
function palm() {
  return shape(
    'M70 40C104 70 120 96 117 130C115 150 106 166 104 184L112 236H34L22 196C6 188-12 176-22 150z',
    HAND,
  )
}

/** It ends along the slope of beams. */
function sleeve() {
  return transformed(406, 329, 1, -18, box(-47, 50, 94, 67, TEAL[600]), box(-52, 40, 104, 20, TEAL[700], 8))
}

/** Four fingers around the edge of the phone, close together. */
function fingers() {
  return (
    FINGERS.map(([y, tip]) => stroke(`M-86 ${y}L${tip - 12} ${y - 4}`, HAND, 23)).join('') +
    stroke('M-92 6l27-3M-92 29l31-3M-92 51l27-3', CREASE, 3)
  )
}

/** It lies on the edge of the phone, its nail towards who holds it. */
function thumb() {
  return (
    shape('M117 134C116 104 101 72 82 43C71 27 47 34 51 56C55 76 67 94 72 114C76 127 78 138 84 148z', HAND) +
    transformed(65, 51, 1, -30, ellipse(0, 0, 7.5, 9.5, SKIN.tan)) +
    stroke('M77 85l13-7', CREASE, 3)
  )
}
