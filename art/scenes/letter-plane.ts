import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { discs, shape, stroke, transformed } from '../components/svg.ts'
import { telescope } from '../components/telescope.ts'
import { scene } from './scene.ts'

/** A letter, folded into a paper plane, flies to a coin in the night sky; a telescope on a hill points at it. */
export const letterPlane = scene(
  'letter-plane',
  beam(320, 268, 610, 310, TEAL[900]),
  discs(
    [
      [62, 300],
      [196, 214],
      [404, 104],
      [572, 252],
      [520, 318],
    ],
    7,
    YELLOW[300],
  ),
  star(100, 236, 0.8),
  star(292, 150, 1.1),
  star(580, 184, 0.7),
  shape('M20 520c40-60 130-84 220-64 90 18 150 26 190 60 20 22-90 34-205 34S0 544 20 520z', TEAL[500]),
  shape('M214 522c52-24 132-24 208-4 16 20-74 28-190 30-40-2-50-14-18-26z', TEAL[300]),
  telescope(128, 384, { width: 70, height: 110 }, 1.1),
  coin(496, 118, 60, 12),
  transformed(380, 312, 1, -4, plane()),
)

function star(x: number, y: number, scale: number) {
  return transformed(x, y, scale, 0, shape('M0-20Q3-3 20 0 3 3 0 20-3 3-20 0-3-3 0-20z', YELLOW[300]))
}

/** With the lines of the letter on its wing. */
function plane() {
  return (
    shape('M160-110L-30 36-44 122 0 54z', CHARCOAL[300]) +
    shape('M160-110L-160-24-30 36z', WHITE) +
    shape('M160-110L0 54 84 120z', PINK[100]) +
    stroke('M-106-20L44-61M-80-4L8-28M-52 10L-20 1', PINK[500], 9)
  )
}
