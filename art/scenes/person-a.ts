import { PINK, TEAL, YELLOW } from '../palette.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { scene } from './scene.ts'

export const personA = scene(
  'person-a',
  portrait(
    { skin: SKIN.brown, hue: PINK, hair: 'long', wears: 'badge' },
    YELLOW[500],
    YELLOW[300],
    TEAL[500],
  ),
)
