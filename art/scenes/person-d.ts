import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { box, shape, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Speaks to everybody: holds a megaphone. */
export const personD = scene(
  'person-d',
  portrait(
    { skin: SKIN.light, hue: CHARCOAL, hair: 'bun', wears: 'suit', right: [12, -126] },
    [TEAL[700], TEAL[600], PINK[500]],
    transformed(
      146,
      216,
      0.86,
      -16,
      box(-34, -2, 16, 40, CHARCOAL[700], 6),
      shape('M-42-18h34l44-24v72l-44-24h-34a12 12 0 0 1 0-24z', YELLOW[500]),
      box(32, -46, 12, 80, WHITE, 6),
    ),
  ),
)
