import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, shape, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A complete form, and the slip with its reference number. */
export const formSent = scene(
  'form-sent',
  beam(168, 122, 316, 96, PINK[300]),
  panel(46, 20, 172, 198, [40, 90, 140].map((y, row) => answered(y, 88 - row * 12)).join('')),
  transformed(204, 168, 1, -6, slip()),
)

function answered(y: number, width: number) {
  return badge('check', 38, y, 18, TEAL[600], WHITE) + box(66, y - 7, width, 14, CHARCOAL[300], 7)
}

/** With notched sides, as a ticket. */
function slip() {
  return (
    shape(
      'M-74-42H74a18 18 0 0 1 18 18v10a14 14 0 0 0 0 28v10a18 18 0 0 1-18 18H-74a18 18 0 0 1-18-18v-10a14 14 0 0 0 0-28v-10a18 18 0 0 1 18-18z',
      TEAL[700],
    ) +
    textLine('#', -66, 22, { size: 62, face: 'headline', fill: YELLOW[500] }) +
    box(-16, -19, 82, 14, WHITE, 7) +
    box(-16, 7, 54, 14, TEAL[300], 7)
  )
}
