import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { bank } from '../components/bank.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { box, mirrored, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A bank’s contract with a customer, signed and unchanged, and a question about it. */
export const bankContract = scene(
  'bank-contract',
  beam(168, 122, 316, 96, TEAL[300]),
  panel(
    40,
    14,
    164,
    198,
    bank(60, 82, TEAL, 0.26) +
      box(110, 36, 34, 13, CHARCOAL[300], 6.5) +
      box(110, 59, 24, 13, CHARCOAL[100], 6.5) +
      box(22, 104, 120, 13, CHARCOAL[100], 6.5) +
      box(22, 127, 92, 13, CHARCOAL[100], 6.5) +
      stroke('M24 176c10-26 22-26 18-6s12 16 18 0 12-14 14 0 8 8 16 0', CHARCOAL[700], 6),
  ),
  badge('check', 188, 188, 27, YELLOW[500], CHARCOAL[900]),
  mirrored(306, 42, 1, bubble(0, 0, 118, 98, PINK[600], 24, '')),
  textLine('?', 247, 120, { size: 82, face: 'headline', fill: WHITE, anchor: 'middle' }),
)
