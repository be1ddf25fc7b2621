import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { box, disc, transformed, type SvgMarkup } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** Three connected gears: till, wallet, partner. */
export const technologyGears = scene(
  'technology-gears',
  beam(320, 250, 600, 140, TEAL[300]),
  beam(320, 382, 560, 34, PINK[500]),
  gear(226, 224, 132, 12, PINK[500], PINK[700], mark(-58, -62, 124, WHITE, YELLOW[500])),
  gear(446, 332, 112, 10, YELLOW[500], YELLOW[600], sign('card', 104, INK, WHITE), 18),
  gear(218, 430, 82, 8, CHARCOAL[600], CHARCOAL[900], sign('waves', 82, WHITE), 14),
  animateReturn([-150, 49], flyingCoin(520, 134, 40, 0.75, 14)),
  coin(82, 84, 26, -14),
  coin(566, 484, 26, 12),
)

function gear(
  x: number,
  y: number,
  r: number,
  teeth: number,
  fill: string,
  hub: string,
  content: SvgMarkup,
  rotation = 0,
): SvgMarkup {
  const tooth = r * 0.36
  const rim = Array.from({ length: teeth }, (_, index) =>
    transformed(
      0,
      0,
      1,
      (360 / teeth) * index,
      box(-tooth / 2, -r - r * 0.16, tooth, r * 0.4, fill, tooth * 0.22),
    ),
  ).join('')
  return (
    transformed(x, y, 1, rotation, rim, disc(0, 0, r, fill)) +
    transformed(x, y, 1, 0, disc(0, 0, r * 0.68, hub), content)
  )
}

function sign(name: IconName, size: number, ink: string, hole = 'none') {
  return icon(name, 0, 0, size, ink, hole)
}
