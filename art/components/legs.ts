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

/**
 * From the side, in the coordinates of `person()`: the hip and the thigh lie on a seat, 55 above the origin, as far as
 * the knee; the shin comes down to the foot on the ground, 25 below. The other leg is `forward`.
 */
export function legOnSeat(fill: string, shoe: string, forward: number): SvgMarkup {
  const knee = 86 + forward / 2
  const heel = 66 + forward
  return (
    shape(`M${heel} 25v-12h34c12 0 18 5 18 12z`, shoe) +
    shape(
      `M-50-82C-34-96-10-99 20-99H${knee}a20 20 0 0 1 20 20L${heel + 34} 14h-30L${knee - 18}-55H-32a18 18 0 0 1-18-18z`,
      fill,
    )
  )
}

/** Light, to contrast with every background. */
function trousers(hue: Hue): string {
  return hue === YELLOW ? YELLOW[600] : hue[300]
}
