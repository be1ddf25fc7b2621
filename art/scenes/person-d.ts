import { CHARCOAL, PINK, TEAL } from '../palette.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { scene } from './scene.ts'

export const personD = scene(
  'person-d',
  portrait({ skin: SKIN.light, hue: CHARCOAL, hair: 'bun', wears: 'suit' }, TEAL[700], TEAL[600], PINK[500]),
)
