import { CHARCOAL, INK, YELLOW } from '../palette.ts'
import { box, shape, stroke, transformed, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** A product in an online store: a bag, its name in gray, its price. From (x, y), 256 wide and 116 high. */
export function product(x: number, y: number, scale = 1): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    box(0, 0, 122, 116, YELLOW[100], 16),
    shape('M30 46h62l8 58H22z', YELLOW[500]),
    stroke('M46 48a15 15 0 0 1 30 0', YELLOW[600], 6),
    box(138, 8, 118, 15, CHARCOAL[300], 7),
    box(138, 34, 84, 12, CHARCOAL[100], 6),
    textLine('24.00 €', 138, 88, { size: 29, face: 'headline', fill: INK }),
  )
}
