import { WHITE, YELLOW, type Hue } from '../palette.ts'
import { box, shape, transformed, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** The slip with a reference number, around (x, y): notched sides, as a ticket. */
export function referenceSlip(hue: Hue, x: number, y: number, rotation: number): SvgMarkup {
  return transformed(
    x,
    y,
    1,
    rotation,
    shape(
      'M-74-42H74a18 18 0 0 1 18 18v10a14 14 0 0 0 0 28v10a18 18 0 0 1-18 18H-74a18 18 0 0 1-18-18v-10a14 14 0 0 0 0-28v-10a18 18 0 0 1 18-18z',
      hue[700],
    ),
    textLine('#', -66, 22, { size: 62, face: 'headline', fill: YELLOW[500] }),
    box(-16, -19, 82, 14, WHITE, 7),
    box(-16, 7, 54, 14, hue[300], 7),
  )
}
