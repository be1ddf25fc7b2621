import { CHARCOAL, INK, PINK, WHITE, YELLOW } from '../../palette.ts'
import { badge } from '../icon.ts'
import { box, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { SCREEN } from '../phone.ts'
import { statusBar } from './screen-parts.ts'

/** The one-time payment code that is typed into a shop's page. */
export function codeScreen(digits: string): SvgMarkup {
  const middle = SCREEN.width / 2
  return (
    statusBar() +
    badge('lock', middle, 104, 32, PINK[100], PINK[600]) +
    textLine('Your code', middle, 188, { size: 32, face: 'headline', fill: INK, anchor: 'middle' }) +
    [...digits]
      .map((digit, index) => codeDigit(digit, 14 + (index % 3) * 65, 222 + Math.floor(index / 3) * 66))
      .join('') +
    box(14, 362, 188, 6, CHARCOAL[100], 3) +
    box(14, 362, 124, 6, YELLOW[500], 3) +
    box(14, 384, 188, 56, INK, 28) +
    textLine('Copy code', middle, 420, { size: 23, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

function codeDigit(digit: string, x: number, y: number): SvgMarkup {
  return (
    box(x, y, 58, 58, CHARCOAL[50], 16) +
    textLine(digit, x + 29, y + 41, { size: 34, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
