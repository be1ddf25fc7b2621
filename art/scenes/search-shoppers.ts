import { PINK, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { phone } from '../components/phone.ts'
import { searchField } from '../components/search-field.ts'
import { mapScreen } from '../components/screens/map-screen.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** A shopper, what they search for, and the map of stores that it leads to. */
export const searchShoppers = scene(
  'search-shoppers',
  beam(330, 260, 600, 130, PINK[300]),
  beam(310, 420, 540, 34, YELLOW[500]),
  groundShadow(176, 528, 200),
  person(
    {
      skin: SKIN.dark,
      hue: PINK,
      hair: 'bun',
      wears: 'bag',
      left: [-54, -92],
      right: [52, -150],
    },
    176,
    526,
    1.42,
  ),
  phone(mapScreen(), { x: 436, y: 322, scale: 0.9, rotation: 6 }),
  floatingShadow(40, 28, 470, 60, 30),
  searchField(40, 28, 470, WHITE, 'pay by phone at the café'),
  coin(580, 92, 28, 12),
)
