import { CHARCOAL, YELLOW, type Hue } from '../palette.ts'
import { box, mirrored, shape, transformed, type SvgMarkup } from './svg.ts'

/** Legs with shoes in the coordinates of `person()`: the soles at y = 0, the upper end at `top`. */
export function legs(hue: Hue, top: number, shoes: string = CHARCOAL[500]): SvgMarkup {
  const shoe = shape('M-37 0a13 12 0 0 1 13-12h12a7 7 0 0 1 7 7v5z', shoes)
  const left = box(-31, top, 26, -top - 12, trousers(hue)) + shoe
  return left + mirrored(0, 0, 1, left)
}

/** The legs of somebody who sits behind a table, below its top. */
export function seatedLegs(hue: Hue, x: number, foot: number, scale: number, height: number): SvgMarkup {
  return transformed(x, foot, scale, 0, legs(hue, -height / scale))
}

/** Light, to contrast with every background. */
function trousers(hue: Hue): string {
  return hue === YELLOW ? YELLOW[600] : hue[300]
}
