import { INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin } from '../pieces/coin.ts'
import { bubble } from '../pieces/panel.ts'
import { icon } from '../pieces/icon.ts'
import { words } from '../pieces/words.ts'
import { scene } from './scene.ts'

/** A question, and the answer that follows it. */
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
    words('?', 75, 108, { size: 124, face: 'headline', fill: WHITE, anchor: 'middle' }),
  ),
  bubble(166, 112, 118, 84, WHITE, 58, icon('check', 59, 42, 58, INK)),
  coin(262, 62, 26, 12),
)
