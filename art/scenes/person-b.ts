import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { codeLines } from '../components/code-lines.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { box } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Shows code on a screen. */
export const personB = scene(
  'person-b',
  portrait(
    { skin: SKIN.tan, hue: TEAL, hair: 'short', wears: 'suit', left: [-56, -118], right: [56, -118] },
    [PINK[500], PINK[300], YELLOW[500]],
    box(58, 196, 124, 92, CHARCOAL[900], 12),
    codeLines(['k3 f6', ' s5 t4', ' f3 k4 t2', 's7'], 72, 212, 7, 9),
  ),
)
