import { PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { bubble } from '../components/panel.ts'
import { icon } from '../components/icon.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A question and its answer. */
export const helpQuestion = scene(
  'help-question',
  beam(160, 130, 300, 84, TEAL[300]),
  bubble(
    38,
    24,
    150,
    134,
    PINK[600],
    30,
    textLine('?', 75, 108, { size: 124, face: 'headline', fill: WHITE, anchor: 'middle' }),
  ),
  bubble(166, 112, 118, 84, TEAL[600], 58, icon('check', 59, 42, 58, WHITE)),
  coin(262, 62, 26, 12),
)
