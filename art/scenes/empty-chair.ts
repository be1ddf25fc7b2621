import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { bubble } from '../components/panel.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A desk that is ready, with an empty chair. */
export const emptyChair = scene(
  'empty-chair',
  beam(320, 230, 600, 140, YELLOW[300]),
  beam(320, 356, 540, 34, PINK[500]),
  groundShadow(320, 528, 560),
  chair(),
  box(254, 342, 340, 22, YELLOW[600], 11),
  box(288, 360, 20, 164, YELLOW[700], 6),
  box(540, 360, 20, 164, YELLOW[700], 6),
  laptopBack(),
  lamp(),
  plant(294, 342, 0.7, PINK[500]),
  bubble(
    80,
    46,
    190,
    122,
    WHITE,
    70,
    textLine('You?', 95, 80, { size: 54, face: 'headline', fill: INK, anchor: 'middle' }),
  ),
  coin(586, 88, 28, 12),
)

function chair() {
  return (
    box(78, 214, 38, 178, TEAL[500], 19) +
    box(86, 362, 154, 38, TEAL[600], 19) +
    box(154, 396, 18, 84, CHARCOAL[500]) +
    stroke('M98 500l65-24 65 24', CHARCOAL[500], 16) +
    disc(96, 510, 14, CHARCOAL[700]) +
    disc(163, 510, 14, CHARCOAL[700]) +
    disc(230, 510, 14, CHARCOAL[700])
  )
}

function laptopBack() {
  return (
    box(354, 226, 168, 112, CHARCOAL[300], 14) +
    mark(414, 256, 48, WHITE, YELLOW[500]) +
    box(336, 332, 204, 12, CHARCOAL[500], 6)
  )
}

function lamp() {
  return (
    stroke('M562 342v-96l-44-50', CHARCOAL[500], 9) +
    box(534, 334, 56, 12, CHARCOAL[500], 6) +
    shape('M486 222l44-62 28 20-40 66z', PINK[500])
  )
}
