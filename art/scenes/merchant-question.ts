import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { box, shape } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A bakery asks how campaigns work, and its local partner answers. */
export const merchantQuestion = scene(
  'merchant-question',
  beam(168, 122, 316, 96, TEAL[300]),
  floatingShadow(70, 20, 226, 82, 24),
  shape('M84 76v36H58z', WHITE) + box(70, 20, 226, 82, WHITE, 24),
  textLine('How do I start', 92, 54, { size: 22, face: 'bold', fill: INK }),
  textLine('a campaign?', 92, 82, { size: 22, face: 'bold', fill: INK }),
  badge('bread', 38, 106, 26, YELLOW[500], INK),
  floatingShadow(40, 136, 206, 64, 24),
  shape('M236 172v38h26z', PINK[600]) + box(40, 136, 206, 64, PINK[600], 24),
  textLine('I’ll show you.', 143, 176, { size: 24, face: 'bold', fill: WHITE, anchor: 'middle' }),
  badge('person', 284, 202, 26, CHARCOAL[600], WHITE),
)
