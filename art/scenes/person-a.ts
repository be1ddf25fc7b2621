import { PINK, TEAL, YELLOW } from '../palette.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { scene } from './scene.ts'

/** Holds a coin up. */
export const personA = scene(
  'person-a',
  portrait(
    { skin: SKIN.brown, hue: PINK, hair: 'long', wears: 'badge', right: [44, -136] },
    [YELLOW[500], YELLOW[300], TEAL[500]],
    coin(170, 208, 27, 12),
  ),
)
