import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { LOCAL_PARTNER_LOOK } from '../components/local-partner-look.ts'
import { person } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A local partner who shows the wallet at a shop. */
export const partnerVisit = scene(
  'partner-visit',
  beam(168, 122, 316, 96, TEAL[300]),
  groundShadow(164, 224, 300),
  shop('Bakery', PINK, TEAL, 216, 223, 0.64, icon('bread', 101, 184, 78, YELLOW[600])),
  person(
    {
      ...LOCAL_PARTNER_LOOK,
      right: [72, -164],
    },
    64,
    224,
    0.68,
  ),
  transformed(
    119,
    100,
    1,
    8,
    box(-18, -32, 36, 62, INK, 8) +
      box(-14, -28, 28, 54, WHITE, 5) +
      mark(-11, -13, 22, PINK[600], TEAL[500]),
  ),
)
