import { PINK, TEAL, YELLOW } from '../palette.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { scene } from './scene.ts'

export const personB = scene(
  'person-b',
  portrait({ skin: SKIN.sand, hue: TEAL, hair: 'short', wears: 'suit' }, PINK[500], PINK[300], YELLOW[500]),
)
