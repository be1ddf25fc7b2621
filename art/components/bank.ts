import { WHITE, type Hue } from '../palette.ts'
import { box, disc, transformed, shape, type SvgMarkup } from './svg.ts'

/** A bank building with four columns, 280 wide and 240 high, with the middle of its base at (x, y). */
export function bank(x: number, y: number, hue: Hue, scale = 1, roof: string = hue[500]): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    shape('M-140-160L-10-236a20 20 0 0 1 20 0L140-160z', roof),
    disc(0, -190, 17, '#ffc81a'),
    box(-132, -160, 264, 22, hue[300], 4),
    box(-116, -138, 232, 100, hue[900]),
    [-104, -44, 16, 76].map((left) => column(left, hue)).join(''),
    box(-132, -40, 264, 20, hue[500], 4),
    box(-146, -20, 292, 20, hue[300], 5),
  )
}

function column(left: number, hue: Hue): SvgMarkup {
  return (
    box(left, -138, 28, 98, WHITE) +
    box(left + 18, -138, 10, 98, hue[100]) +
    box(left - 4, -138, 36, 10, hue[300], 3) +
    box(left - 4, -50, 36, 10, hue[300], 3)
  )
}
