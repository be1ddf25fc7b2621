import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, shape } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A bakery asks how campaigns work, and its local partner answers. Each tail leads from its bubble to who speaks. */
export const merchantQuestion = scene(
  'merchant-question',
  beam(168, 122, 316, 96, TEAL[300]),
  floatingShadow(72, 16, 228, 84, 26),
  box(72, 16, 228, 84, WHITE, 26),
  shape('M72 56v20c0 17-6 29-18 37 22 1 40-4 54-13z', WHITE),
  textLine('How do I start', 94, 51, { size: 22, face: 'bold', fill: INK }),
  textLine('a campaign?', 94, 79, { size: 22, face: 'bold', fill: INK }),
  badge('bread', 30, 106, 25, YELLOW[500], INK),
  floatingShadow(34, 132, 208, 64, 26),
  box(34, 132, 208, 64, PINK[600], 26),
  shape('M242 152v20c0 17 6 29 18 37-22 1-40-4-54-13z', PINK[600]),
  textLine('I’ll show you.', 138, 172, { size: 24, face: 'bold', fill: WHITE, anchor: 'middle' }),
  badge('person', 284, 202, 25, CHARCOAL[600], WHITE),
)
