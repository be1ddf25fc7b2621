import { PINK, TEAL } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** One large coin, undivided, held by two people. It states no quantity. */
export const sharesRing = scene(
  'shares-ring',
  beam(330, 236, 600, 140, PINK[300]),
  beam(310, 396, 540, 34, TEAL[500]),
  groundShadow(320, 526, 590),
  coin(320, 312, 200, -8),
  person(
    {
      skin: SKIN.light,
      hue: TEAL,
      hair: 'bun',
      wears: 'suit',
      right: [62, -150],
    },
    104,
    524,
    1.36,
  ),
  person({ skin: SKIN.dark, hue: PINK, hair: 'short', wears: 'suit', left: [-62, -128] }, 536, 524, 1.36),
)
