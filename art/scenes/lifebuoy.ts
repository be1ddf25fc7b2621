import { PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { bubble } from '../components/panel.ts'
import { icon } from '../components/icon.ts'
import { num, transformed, shape, stroke } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** A lifebuoy on the waves, its rope held by a helper. */
export const lifebuoy = scene(
  'lifebuoy',
  beam(320, 210, 600, 140, PINK[300]),
  beam(330, 332, 540, 34, TEAL[300]),
  stroke('M372 240c60 14 70-46 130-40', WHITE, 11),
  transformed(268, 300, 1, -14, ring()),
  sea(),
  bubble(430, 84, 168, 128, TEAL[600], 40, icon('check', 84, 64, 92, WHITE)),
  animateReturn([120, -90], coin(268, 292, 60, -12)),
)

/** A ring of eight segments, every second one white. */
function ring() {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((part) => arc(part)).join('')
}

function arc(part: number) {
  const [from, to] = [part * 45 - 22.5, part * 45 + 22.5]
  return shape(
    `M${onCircle(152, from)}A152 152 0 0 1 ${onCircle(152, to)}L${onCircle(84, to)}A84 84 0 0 0 ${onCircle(84, from)}z`,
    part % 2 ? PINK[500] : WHITE,
  )
}

/** A point on a circle around the origin, `degrees` clockwise from the positive x axis. */
function onCircle(r: number, degrees: number) {
  const rotation = (degrees * Math.PI) / 180
  return `${num(r * Math.cos(rotation))} ${num(r * Math.sin(rotation))}`
}

/** A piece of sea with crests on top and ripples in front. */
function sea() {
  return (
    shape(`M14 420${'q38-34 76.5 0'.repeat(8)}C626 486 500 522 320 522S14 486 14 420z`, TEAL[500]) +
    stroke('M92 452q22-16 44 0t44 0M236 484q22-16 44 0t44 0M418 458q22-16 44 0t44 0', TEAL[300], 9)
  )
}
