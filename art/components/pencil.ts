import { CHARCOAL, INK, YELLOW, type Hue } from '../palette.ts'
import { box, shape, transformed, type SvgMarkup } from './svg.ts'

interface Pencil {
  readonly hue: Hue
  /** Of the end that rubs out. */
  readonly endHue: Hue
  /** Between tip and ring. */
  readonly length: number
  readonly scale?: number
  /** In degrees clockwise; at 0 its tip is on the left. */
  readonly rotation: number
}

/** A pencil with its tip at (x, y). */
export function pencil(
  x: number,
  y: number,
  { hue, endHue, length, scale = 1, rotation }: Pencil,
): SvgMarkup {
  const ring = 46 + length
  return transformed(
    x,
    y,
    scale,
    rotation,
    shape('M0 0l46-19v38z', YELLOW[100]),
    shape('M0 0l16-6.6v13.2z', INK),
    box(46, -19, length, 38, hue[600]),
    box(46, -19, length, 13, hue[300]),
    box(ring, -19, 20, 38, CHARCOAL[300]),
    box(ring + 20, -19, 32, 38, endHue[500], 10),
  )
}
