import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { bubble } from '../components/panel.ts'
import { box, mirrored } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A question, and its answer. */
export const roleQuestion = scene(
  'role-question',
  beam(168, 122, 316, 96, YELLOW[300]),
  bubble(
    32,
    18,
    146,
    122,
    PINK[600],
    24,
    textLine('?', 73, 98, { size: 104, face: 'headline', fill: WHITE, anchor: 'middle' }),
  ),
  mirrored(290, 104, 1, bubble(0, 0, 150, 86, TEAL[700], 24, '')),
  badge('check', 180, 147, 22, WHITE, TEAL[700]),
  box(212, 129, 60, 13, WHITE, 6.5),
  box(212, 151, 40, 13, TEAL[300], 6.5),
)
