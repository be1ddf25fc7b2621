import { CHARCOAL, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { referenceSlip } from '../components/reference-slip.ts'
import { box } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A complete form, and the slip with its reference number. */
export const formSent = scene(
  'form-sent',
  beam(168, 122, 316, 96, PINK[300]),
  panel(46, 20, 172, 198, [40, 90, 140].map((y, row) => answered(y, 88 - row * 12)).join('')),
  referenceSlip(TEAL, 204, 168, -6),
)

function answered(y: number, width: number) {
  return badge('check', 38, y, 18, TEAL[600], WHITE) + box(66, y - 7, width, 14, CHARCOAL[300], 7)
}
