import { PINK, TEAL, YELLOW } from '../palette.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { scene } from './scene.ts'

export const personC = scene(
  'person-c',
  portrait({ skin: SKIN.dark, hue: YELLOW, hair: 'curly' }, TEAL[500], TEAL[300], PINK[500]),
)
