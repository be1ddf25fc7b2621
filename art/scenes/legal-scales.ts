import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { box, disc, transformed, shape, stroke } from '../components/svg.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** Scales balancing payment and cashback, in front of the terms. */
export const legalScales = scene(
  'legal-scales',
  beam(330, 236, 600, 140, YELLOW[300]),
  beam(310, 366, 500, 34, TEAL[300]),
  groundShadow(320, 528, 380),
  transformed(320, 240, 1, 5, terms()),
  scales(),
  coin(578, 72, 24, 14),
)

function terms() {
  return (
    floatingShadow(-136, -204, 272, 380, 22) +
    box(-136, -204, 272, 380, WHITE, 22) +
    mark(-110, -180, 42, PINK[600], YELLOW[500]) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((line) =>
        box(-110, -116 + line * 24, line % 3 === 2 ? 120 : 220, 10, CHARCOAL[line % 3 ? 100 : 300], 5),
      )
      .join('')
  )
}

function scales() {
  return (
    box(310, 176, 20, 322, PINK[600], 10) +
    shape('M226 526a94 34 0 0 1 188 0z', PINK[700]) +
    box(110, 180, 420, 18, PINK[600], 9) +
    disc(320, 188, 30, YELLOW[500]) +
    disc(320, 188, 13, INK) +
    pan(150, icon('card', 0, -32, 88, TEAL[600], TEAL[300])) +
    pan(490, coinStack(0, -2, 36, 4))
  )
}

function pan(x: number, load: string) {
  return transformed(
    x,
    372,
    1,
    0,
    stroke('M0-176L-74 0M0-176L74 0', CHARCOAL[500], 6),
    load,
    shape('M-96 0H96a96 62 0 0 1-192 0z', TEAL[500]),
    box(-100, -8, 200, 16, TEAL[700], 8),
    disc(0, -176, 13, YELLOW[500]),
  )
}
