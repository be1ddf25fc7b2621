import { PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from './beam.ts'
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

/** The order of an online store that several pictures are about: a novel in its parcel. */
export function orderedBook(x: number, y: number, scale: number): SvgMarkup {
  const novel =
    box(-54, -150, 108, 140, PINK[600], 8) +
    beam(0, -112, 108, 24, YELLOW[500]) +
    box(-54, -150, 10, 140, PINK[700], 4)
  return parcel(
    x,
    y,
    scale,
    transformed(4, -36, 1, 7, novel),
    box(-34, -66, 68, 52, WHITE, 10) + mark(-19, -59, 38, PINK[600], YELLOW[500]),
    TEAL,
  )
}
