import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { slab } from '../components/slab.ts'
import { groundShadow } from '../components/shadow.ts'
import { stroke } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** Layers of the network: stores, payments with the mark, and a partner's code that comes down on them. */
export const technologyLayers = scene(
  'technology-layers',
  beam(320, 270, 610, 150, TEAL[300]),
  beam(330, 412, 560, 34, TEAL[500]),
  groundShadow(320, 512, 400),
  slab(
    { x: 320, y: 398, size: 270, face: PINK[500], side: PINK[700] },
    icon('waves', -104, 24, 64, WHITE),
    icon('bag', 104, 24, 64, WHITE),
  ),
  slab({ x: 320, y: 276, size: 270, face: CHARCOAL[600], side: INK }, mark(-50, 18, 96, WHITE, YELLOW[500])),
  animateReturn([0, -28], slab({ x: 320, y: 130, size: 270, face: WHITE, side: CHARCOAL[300] }, code())),
  coin(96, 120, 28, -14),
  flyingCoin(548, 120, 34, 0.7, 14),
  coin(574, 452, 24, 12),
)

function code() {
  return stroke('M-62-66L-124 0l62 66M62-66L124 0 62 66M24-94L-24 94', INK, 26)
}
