import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { codeLines } from '../components/code-lines.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Five team members: developer, designer, sales, support, and one waving. */
export const team = scene(
  'team',
  beam(320, 310, 610, 210, PINK[300]),
  beam(320, 176, 480, 32, TEAL[500]),
  groundShadow(320, 530, 610),
  person(
    { skin: SKIN.light, hue: CHARCOAL, hair: 'long', right: [44, -104], left: [-40, -112] },
    214,
    500,
    1.34,
  ),
  person(
    { skin: SKIN.dark, hue: YELLOW, hair: 'short', wears: 'badge', left: [-44, -104], right: [48, -98] },
    420,
    500,
    1.34,
  ),
  person(
    { skin: SKIN.brown, hue: TEAL, hair: 'curly', wears: 'badge', left: [-58, -222], right: [52, -92] },
    116,
    528,
    1.24,
  ),
  person({ skin: SKIN.tan, hue: PINK, hair: 'scarf', left: [-26, -116], right: [30, -116] }, 316, 528, 1.36),
  person(
    { skin: SKIN.dark, hue: TEAL, hair: 'bun', wears: 'suit', left: [-54, -92], right: [56, -104] },
    528,
    528,
    1.24,
  ),
  transformed(
    320,
    378,
    1,
    -4,
    box(-46, -32, 92, 60, CHARCOAL[700], 8),
    codeLines(['k4 f6', ' s7', ' t4 f3'], -34, -20, 6, 7),
  ),
  transformed(602, 378, 1, 12, box(-20, -40, 40, 76, INK, 10), box(-16, -36, 32, 68, PINK[500], 7)),
  coin(556, 142, 30, 12),
)
