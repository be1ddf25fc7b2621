import { CHARCOAL, INK, PAPER, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Two of us at a whiteboard: a long word is crossed out, and the one that everybody knows stands below it. */
export const plainWords = scene(
  'plain-words',
  beam(320, 262, 600, 150, PINK[300]),
  beam(320, 424, 560, 34, TEAL[300]),
  groundShadow(320, 528, 590),
  stroke('M206 340L184 520M434 340l22 180', CHARCOAL[500], 16),
  box(110, 34, 420, 322, CHARCOAL[500], 30),
  box(124, 48, 392, 294, PAPER, 20),
  textLine('reimbursement', 320, 132, { size: 46, face: 'bold', fill: CHARCOAL[500], anchor: 'middle' }),
  stroke('M146 126L494 108', PINK[500], 9),
  textLine('cashback', 320, 224, { size: 74, face: 'headline', fill: INK, anchor: 'middle' }),
  stroke('M176 254L464 246', TEAL[500], 12),
  person(
    { skin: SKIN.brown, hue: YELLOW, hair: 'bun', wears: 'badge', left: [-48, -94], right: [56, -182] },
    98,
    526,
    1.2,
  ),
  // The pen that has just drawn the line.
  stroke('M161 312L171 274', TEAL[700], 14),
  stroke('M173 266L175 258', TEAL[500], 9),
  sheet(),
  person(
    { skin: SKIN.light, hue: TEAL, hair: 'short', wears: 'badge', left: [-62, -140], right: [48, -94] },
    540,
    526,
    1.2,
  ),
)

/** The text that the two go through. */
function sheet() {
  return transformed(
    452,
    328,
    1,
    -8,
    box(-40, -52, 80, 104, YELLOW[500], 10),
    box(-26, -34, 52, 10, INK, 5),
    [-12, 6, 24].map((y, line) => box(-26, y, [52, 44, 30][line] ?? 52, 8, YELLOW[700], 4)).join(''),
  )
}
