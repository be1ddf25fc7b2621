import { YELLOW, type Hue } from '../palette.ts'
import { box, transformed, shape, type SvgMarkup } from './svg.ts'

/** An open box 190 wide, with the middle of its base at (x, y); content is drawn between its back and its front. */
export function parcel(
  x: number,
  y: number,
  scale: number,
  content: SvgMarkup,
  label: SvgMarkup,
  hue: Hue = YELLOW,
): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    shape('M-95-100L-70-122H70L95-100z', hue[700]),
    content,
    shape('M-95-100l-34 30 30 16 30-30zM95-100l34 30-30 16-30-30z', hue[300]),
    box(-95, -100, 190, 100, hue[500], 10),
    box(-95, -100, 190, 18, hue[500]),
    label,
  )
}
