import { INK, PINK, WHITE } from '../palette.ts'
import { floatingShadow } from './shadow.ts'
import { box, disc, stroke, transformed, type SvgMarkup } from './svg.ts'
import { textLine, textWidth } from './text.ts'

const LABEL = { size: 36, face: 'headline' } as const

/** What a partner brings, on its way to a free place: a pink label with a plug, in the air around (x, y). */
export function addedPart(label: string, x: number, y: number): SvgMarkup {
  const width = textWidth(label, LABEL) + 122
  const left = -width / 2
  return transformed(
    x,
    y,
    1,
    -6,
    floatingShadow(left, -43, width, 86, 24),
    box(left, -43, width, 86, PINK[600], 24),
    disc(left + 48, 0, 28, WHITE),
    transformed(left + 48, 0, 1, 0, plug()),
    textLine(label, left + 94, 12, { ...LABEL, fill: WHITE }),
  )
}

/** Its pins point up. */
function plug(): SvgMarkup {
  return (
    stroke('M-6-9v-7M6-9v-7', INK, 5) +
    box(-12, -9, 24, 17, PINK[600], 6) +
    stroke('M0 8v8', PINK[600], 5, 'butt')
  )
}
