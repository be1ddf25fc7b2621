import { CHARCOAL, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { codeField } from '../components/code-field.ts'
import { icon } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { codeScreen } from '../components/screens/code-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A code is typed on a laptop, up to its last digit; the phone beside it shows the whole code. */
export const codeTyped = scene(
  'code-typed',
  beam(186, 98, 276, 96, PINK[300]),
  groundShadow(144, 226, 276),
  display(),
  keyboard(),
  phone(codeScreen('407912'), { x: 272, y: 150, scale: 0.33, rotation: 4 }, WHITE),
)

function display() {
  return (
    box(8, 12, 246, 164, CHARCOAL[600], 16) +
    box(16, 20, 230, 148, WHITE, 9) +
    disc(124, 48, 20, TEAL[600]) +
    icon('lock', 124, 47, 23, WHITE) +
    transformed(23, 78, 0.985, 0, codeField(0, 0, '40791')) +
    box(38, 133, 172, 27, PINK[600], 13.5) +
    icon('check', 124, 146.5, 20, WHITE)
  )
}

/** Seen from above. */
function keyboard() {
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 9 }, (_, key) => {
      const width = 20 + row
      return box(131 + (key - 4.5) * (width + 3) + 1.5, 182 + row * 11, width, 8, CHARCOAL[600], 3)
    }).join(''),
  )
  return (
    shape('M16 175h230l14 38a6 6 0 0 1-5 9H7a6 6 0 0 1-5-9z', CHARCOAL[300]) +
    rows.join('') +
    box(4, 216, 258, 10, CHARCOAL[500], 5)
  )
}
