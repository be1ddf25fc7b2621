import { INK } from '../palette.ts'
import { box, faded, ellipse, type SvgMarkup } from './svg.ts'

/** The shadow below a floating element: soft and low, with a rim that sets white off from paper. */
export function floatingShadow(x: number, y: number, width: number, height: number, r: number): SvgMarkup {
  return (
    faded(0.07, box(x - 6, y + 10, width + 12, height + 8, INK, r + 8)) +
    faded(0.08, box(x - 3, y - 2, width + 6, height + 8, INK, r + 3)) +
    faded(0.1, box(x + 4, y + 10, width - 8, height + 2, INK, r))
  )
}

/** The shadow of something that stands on the ground. */
export function groundShadow(x: number, y: number, width: number): SvgMarkup {
  return faded(0.16, ellipse(x, y, width / 2, Math.max(5, width * 0.03), INK))
}
