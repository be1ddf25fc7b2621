import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { box, shape } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const CODE = '407912'
const KEYS = [10, 10, 8]

/** The code with all digits typed, above a keyboard. */
export const codeTyped = scene(
  'code-typed',
  beam(168, 128, 316, 90, PINK[300]),
  floatingShadow(28, 30, 264, 82, 22),
  box(28, 30, 264, 82, WHITE, 22),
  [...CODE].map((digit, index) => cell(digit, 44 + index * 39)).join(''),
  shape(
    'M52 132h216a16 16 0 0 1 16 14l10 64a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14l10-64a16 16 0 0 1 16-14z',
    CHARCOAL[700],
  ),
  KEYS.map((count, row) => keys(count, row)).join(''),
  coin(290, 34, 22, 12),
)

function cell(digit: string, x: number) {
  const last = x > 220
  return (
    box(x, 46, 34, 50, last ? TEAL[300] : YELLOW[100], 10) +
    textLine(digit, x + 17, 81, { size: 28, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** All rows are as wide; the last one ends with the key that confirms. */
function keys(count: number, row: number) {
  const [left, step] = [42, 24]
  const y = 146 + row * 24
  const end = left + count * step
  return (
    Array.from({ length: count }, (_, key) => box(left + key * step, y, 20, 18, CHARCOAL[300], 5)).join('') +
    (row === 2 ? box(end, y, 44, 18, PINK[500], 5) + icon('check', end + 22, y + 9, 15, WHITE) : '')
  )
}
