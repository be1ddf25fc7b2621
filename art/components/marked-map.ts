import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from './beam.ts'
import { coin } from './coin.ts'
import { mapPin } from './screens/map-screen.ts'
import { box, clipped, ellipse, transformed, shape, stroke, type SvgMarkup } from './svg.ts'
import { floatingShadow } from './shadow.ts'

/** A town map with its shops marked, 640 × 560. */
export function markedMap(): SvgMarkup {
  return (
    beam(320, 240, 600, 140, TEAL[300]) +
    beam(320, 372, 560, 34, YELLOW[500]) +
    transformed(320, 300, 1, -4, sheet()) +
    pin('bread', 160, 268, PINK[500], WHITE, 2.2) +
    pin('book', 300, 216, INK, WHITE, 2) +
    pin('cup', 458, 282, YELLOW[500], INK, 2.6) +
    pin('flower', 240, 404, PINK[300], INK, 1.9) +
    pin('wheel', 520, 420, PINK[500], WHITE, 2) +
    coin(86, 96, 26, -14) +
    coin(574, 112, 32, 12)
  )
}

function sheet() {
  return (
    floatingShadow(-258, -176, 516, 380, 26) +
    clipped(
      -258,
      -176,
      516,
      380,
      26,
      box(-258, -176, 516, 380, TEAL[100]),
      shape('M-258-176h200v130l-200 60z', TEAL[300]),
      shape('M60 204V70l198-60v194z', YELLOW[100]),
      stroke('M-280 130Q-120 60-20 120T280 60', TEAL[500], 34, 'butt'),
      stroke('M-280 40L280-140M-280 250L280 70M-160-200l90 420M60-200l90 420', WHITE, 20, 'butt'),
      stroke('M-280-50L280-230M-30-200l90 420', WHITE, 9, 'butt'),
    ) +
    shape('M-86-176h8v380h-8zM78-176h8v380h-8z', 'rgba(25,26,30,.07)')
  )
}

function pin(
  iconName: Parameters<typeof mapPin>[0],
  x: number,
  y: number,
  fill: string,
  ink: string,
  scale: number,
) {
  return ellipse(x, y, 9 * scale, 3.4 * scale, TEAL[700]) + mapPin(iconName, x, y, fill, ink, scale)
}
