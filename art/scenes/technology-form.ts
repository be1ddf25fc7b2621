import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { panel } from '../components/panel.ts'
import { pencil } from '../components/pencil.ts'
import { box, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A form that asks for an amount range, without one chosen, and what a technology does. */
export const technologyForm = scene(
  'technology-form',
  beam(320, 260, 590, 150, TEAL[300]),
  beam(310, 430, 500, 36, YELLOW[500]),
  panel(92, 56, 410, 448, form(), 34),
  pencil(410, 352, { hue: PINK, endHue: TEAL, length: 140, rotation: -50 }),
)

function form() {
  return (
    textLine('Amount range', 34, 68, { size: 34, face: 'headline', fill: INK }) +
    box(34, 90, 342, 72, CHARCOAL[50], 20) +
    box(58, 118, 150, 16, CHARCOAL[300], 8) +
    stroke('M320 118l14 15 14-15', INK, 7) +
    textLine('Your technology', 34, 220, { size: 34, face: 'headline', fill: INK }) +
    box(34, 242, 342, 118, CHARCOAL[50], 20) +
    box(58, 272, 282, 15, CHARCOAL[300], 7.5) +
    box(58, 304, 226, 15, CHARCOAL[300], 7.5) +
    box(34, 376, 156, 56, TEAL[700], 28) +
    textLine('Send', 112, 415, { size: 31, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
