import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { pencil } from '../components/pencil.ts'
import { box, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A form that asks for an amount in euro, without one chosen, and about a technology, which a pencil enters. */
export const technologyForm = scene(
  'technology-form',
  beam(360, 247, 526, 150, TEAL[300]),
  beam(370, 424, 480, 36, YELLOW[500]),
  panel(70, 40, 430, 480, form(), 36),
  pencil(398, 360, { hue: PINK, endHue: TEAL, length: 150, scale: 1.15, rotation: -50 }),
)

function form() {
  return (
    box(34, 34, 362, 126, CHARCOAL[50], 28) +
    textLine('€', 66, 130, { size: 96, face: 'headline', fill: INK }) +
    stroke('M292 86l28 28 28-28', INK, 14) +
    box(34, 180, 362, 170, CHARCOAL[50], 28) +
    stroke('M98 214L66 248l32 34M178 214l32 34-32 34M152 204L124 292', TEAL[700], 14) +
    box(66, 312, 240, 18, CHARCOAL[300], 9) +
    box(34, 370, 200, 78, TEAL[700], 39) +
    icon('check', 134, 409, 62, WHITE)
  )
}
