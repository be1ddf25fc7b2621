import { PINK, TEAL } from '../palette.ts'
import { transformed, shape, type SvgMarkup } from './svg.ts'

/** A potted plant with its base at (x, y), about 120 high. */
export function plant(x: number, y: number, scale = 1, pot: string = PINK[500]): SvgMarkup {
  const leaf = 'M0-40c-26-6-34-34-30-62 24 8 34 34 30 62z'
  return transformed(
    x,
    y,
    scale,
    0,
    shape(leaf, TEAL[600]),
    `<g transform="scale(-1 1)">${shape(leaf, TEAL[500])}</g>`,
    shape('M0-36c-12-24-8-62 2-86 14 26 14 62-2 86z', TEAL[700]),
    shape('M-26-46h52l-7 40a7 7 0 0 1-7 6h-24a7 7 0 0 1-7-6z', pot),
  )
}
