import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A merchant gives a customer her bag, and a coin with it. */
export const mission = scene(
  'mission',
  beam(160, 110, 300, 84, PINK[300]),
  groundShadow(160, 226, 260),
  person(
    { skin: SKIN.brown, hue: TEAL, hair: 'short', wears: 'apron', left: [-46, -92], right: [66, -142] },
    92,
    224,
    0.78,
  ),
  person({ skin: SKIN.light, hue: PINK, hair: 'long', left: [-66, -142], right: [50, -92] }, 228, 224, 0.78),
  bag(),
  coin(160, 52, 24, 12),
)

function bag() {
  return (
    stroke('M146 128v-14a14 14 0 0 1 28 0v14', YELLOW[600], 5) +
    box(130, 126, 60, 64, WHITE, 8) +
    mark(144, 140, 34, PINK[600], YELLOW[500])
  )
}
