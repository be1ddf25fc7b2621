import { CHARCOAL, INK, TEAL, YELLOW } from '../palette.ts'
import { box, translated, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

const LENGTH = 6

/** The field of a store’s page for a code, 206 wide: what is typed, the cell with the cursor, and empty ones. */
export function codeField(x: number, y: number, typed: string): SvgMarkup {
  return translated(x, y, ...Array.from({ length: LENGTH }, (_, index) => cell(index, typed)))
}

/** In two groups of three, as the digits on the phone are. */
function cell(index: number, typed: string) {
  const x = index * 34 + (index < LENGTH / 2 ? 0 : 5)
  const digit = typed[index]
  const isNext = index === typed.length
  return (
    box(x, 0, 31, 46, digit ? YELLOW[100] : isNext ? TEAL[100] : CHARCOAL[100], 10) +
    (digit
      ? textLine(digit, x + 15.5, 32, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
      : '') +
    (isNext ? box(x + 13.5, 10, 4, 26, TEAL[700], 2) : '')
  )
}
