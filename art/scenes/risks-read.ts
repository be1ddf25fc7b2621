import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { panel } from '../components/panel.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

const TRIANGLE = 'M0-62L-66 50H66z'

/** A sheet about risks, which someone reads with a magnifying glass. */
export const risksRead = scene(
  'risks-read',
  beam(360, 247, 526, 150, YELLOW[300]),
  beam(370, 424, 480, 36, PINK[500]),
  panel(80, 40, 410, 480, sheet(), 36),
  stroke('M470 400l92 92', CHARCOAL[700], 46),
  disc(370, 300, 150, CHARCOAL[700]),
  disc(370, 300, 122, TEAL[50]),
  transformed(370, 304, 1.05, 0, warning()),
)

function sheet() {
  return [
    [48, 300],
    [96, 220],
    [160, 90],
    [208, 70],
    [256, 66],
    [304, 78],
    [352, 100],
    [416, 210],
  ]
    .map(([y = 0, width = 0], line) => box(40, y, width, 24, CHARCOAL[line ? 100 : 300], 12))
    .join('')
}

function warning() {
  return (
    stroke(TRIANGLE, YELLOW[500], 34) +
    shape(TRIANGLE, YELLOW[500]) +
    box(-9, -42, 18, 56, INK, 9) +
    disc(0, 36, 11, INK)
  )
}
