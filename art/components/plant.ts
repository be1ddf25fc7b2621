import { PINK, TEAL } from '../palette.ts'
import { transformed, shape, type SvgMarkup } from './svg.ts'

type Leaves = readonly [left: string, right: string, middle: string]

const LEAVES: Leaves = [TEAL[600], TEAL[500], TEAL[700]]
/** For heroes as dark as the usual leaves. */
export const LIGHT_LEAVES: Leaves = [TEAL[300], TEAL[100], TEAL[500]]

/** A potted plant with its base at (x, y), about 120 high. */
export function plant(
  x: number,
  y: number,
  scale = 1,
  pot: string = PINK[500],
  [left, right, middle]: Leaves = LEAVES,
): SvgMarkup {
  const leaf = 'M0-40c-26-6-34-34-30-62 24 8 34 34 30 62z'
  return transformed(
    x,
    y,
    scale,
    0,
    shape(leaf, left),
    `<g transform="scale(-1 1)">${shape(leaf, right)}</g>`,
    shape('M0-36c-12-24-8-62 2-86 14 26 14 62-2 86z', middle),
    shape('M-26-46h52l-7 40a7 7 0 0 1-7 6h-24a7 7 0 0 1-7-6z', pot),
  )
}
