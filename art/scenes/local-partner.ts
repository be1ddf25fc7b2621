import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { LOCAL_PARTNER_LOOK } from '../components/local-partner-look.ts'
import { person } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape } from '../components/svg.ts'
import { shop } from '../components/shop.ts'
import { scene } from './scene.ts'

/** A local partner between shops, and a map pin whose tip shows where. */
export const localPartner = scene(
  'local-partner',
  beam(320, 250, 600, 140, TEAL[300]),
  beam(320, 378, 540, 34, PINK[300]),
  groundShadow(320, 524, 610),
  shop(
    'Books',
    TEAL,
    PINK,
    118,
    522,
    0.68,
    box(60, 190, 14, 50, PINK[500], 3) +
      box(78, 180, 16, 60, YELLOW[500], 3) +
      box(98, 196, 14, 44, CHARCOAL[700], 3) +
      box(116, 184, 18, 56, TEAL[500], 3),
  ),
  shop(
    'Café',
    YELLOW,
    TEAL,
    524,
    522,
    0.68,
    disc(100, 210, 30, PINK[300]) + box(64, 226, 80, 14, CHARCOAL[700], 7),
  ),
  shape('M320 262c-16-28-98-86-98-160a98 98 0 0 1 196 0c0 74-82 132-98 160z', YELLOW[500]),
  disc(320, 102, 64, WHITE),
  mark(272, 54, 96, PINK[600], YELLOW[500]),
  person(
    {
      ...LOCAL_PARTNER_LOOK,
      left: [-76, -150],
      right: [76, -150],
    },
    320,
    524,
    0.9,
  ),
  coin(391, 357, 26, 12),
  coin(249, 357, 26, -12),
  coin(560, 120, 20, 16),
)
