import { CHARCOAL, PINK } from '../palette.ts'
import { box, disc, stroke, transformed, type SvgMarkup } from './svg.ts'

interface Tripod {
  readonly width: number
  readonly height: number
}

/** A telescope that points up to the right, with the top of its tripod at (x, y); the tripod is scaled, too. */
export function telescope(x: number, y: number, { width, height }: Tripod, scale = 1): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    stroke(`M0 0L${-width / 2} ${height + 2}M0 0L${width / 2} ${height + 4}M0 0v${height}`, CHARCOAL[500], 9),
    transformed(
      0,
      -6,
      1,
      -18,
      box(-56, -16, 60, 32, PINK[300], 9),
      box(0, -21, 62, 42, PINK[500], 9),
      box(56, -25, 15, 50, CHARCOAL[300], 6),
      box(-68, -11, 16, 22, CHARCOAL[500], 5),
    ),
    disc(0, 0, 11, CHARCOAL[500]),
  )
}
