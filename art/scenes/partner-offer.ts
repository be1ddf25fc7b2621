import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { LOCAL_PARTNER_LOOK } from '../components/local-partner-look.ts'
import { person } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, disc } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A local partner who brings a pack to a store, without the bag, which the pack would cut into pieces. */
export const partnerOffer = scene(
  'partner-offer',
  beam(168, 122, 316, 96, PINK[300]),
  groundShadow(164, 224, 300),
  shop('Café', TEAL, PINK, 220, 223, 0.62, icon('cup', 101, 184, 76, PINK[500])),
  person({ ...LOCAL_PARTNER_LOOK, wears: 'collar', left: [-44, -118], right: [44, -118] }, 64, 224, 0.68),
  pack(),
  disc(34, 144, 9.5, LOCAL_PARTNER_LOOK.skin),
  disc(94, 144, 9.5, LOCAL_PARTNER_LOOK.skin),
  coin(116, 36, 17, -12),
)

/** In both hands, in front of the body. */
function pack() {
  return (
    box(38, 108, 52, 54, PINK[600], 7) +
    box(34, 102, 60, 15, PINK[700], 5) +
    box(50, 124, 28, 28, WHITE, 7) +
    mark(55, 129, 18, INK, YELLOW[500])
  )
}
