import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { parcel } from '../components/parcel.ts'
import { SKIN } from '../components/person.ts'
import { portrait } from '../components/portrait.ts'
import { scene } from './scene.ts'

/** Carries the box of an installation pack. */
export const personC = scene(
  'person-c',
  portrait(
    { skin: SKIN.dark, hue: YELLOW, hair: 'curly', left: [-58, -118], right: [58, -118] },
    [TEAL[500], TEAL[300], PINK[500]],
    parcel(120, 290, 0.66, '', mark(-20, -72, 40, WHITE, YELLOW[500]), PINK),
  ),
)
