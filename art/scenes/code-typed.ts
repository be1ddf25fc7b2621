import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { codeField } from '../components/code-field.ts'
import { icon } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { codeScreen } from '../components/screens/code-screen.ts'
import { SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** The last digit of the code, which the phone beside it shows, is typed on a laptop. */
export const codeTyped = scene(
  'code-typed',
  beam(196, 118, 240, 96, PINK[300]),
  groundShadow(164, 222, 300),
  transformed(73, 47, 0.785, 0, display(), keyboard(), hand()),
  phone(codeScreen('407912'), { x: 55, y: 130, scale: 0.4, rotation: -4 }, WHITE),
)

function display() {
  return (
    box(50, 16, 212, 152, CHARCOAL[600], 16) +
    box(58, 24, 196, 138, WHITE, 9) +
    disc(156, 52, 18, TEAL[600]) +
    icon('lock', 156, 51, 21, WHITE) +
    transformed(67, 78, 0.864, 0, codeField(0, 0, '40791')) +
    box(92, 128, 128, 24, PINK[600], 12) +
    icon('check', 156, 140, 18, WHITE)
  )
}

/** Seen from above; the key below the finger is the one that is pressed. */
function keyboard() {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 9 }, (_, key) => {
      const pressed = row === 1 && key === 6
      const width = 20 + row
      const x = 156 + (key - 4.5) * (width + 3) + 1.5
      return box(x, 176 + row * 12, width, 9, pressed ? YELLOW[500] : CHARCOAL[600], 3)
    }).join(''),
  )
  return (
    shape('M46 168h220l30 46a6 6 0 0 1-5 9H21a6 6 0 0 1-5-9z', CHARCOAL[300]) +
    rows.join('') +
    box(8, 214, 296, 10, CHARCOAL[500], 5)
  )
}

function hand() {
  return (
    stroke('M292 217L268 208', TEAL[600], 32) +
    stroke('M258 190L248 216', WHITE, 11, 'butt') +
    disc(244, 202, 15, SKIN.brown) +
    stroke('M242 199L217 192', SKIN.brown, 11) +
    stroke('M232 212L222 205', SKIN.brown, 10)
  )
}
