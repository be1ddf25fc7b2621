import { PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { phone } from '../components/phone.ts'
import { smallMapScreen } from '../components/screens/map-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { scene } from './scene.ts'

/** A shopper with a map of stores on a phone, and the café that it leads to. The search itself is text beside it. */
export const searchShoppers = scene(
  'search-shoppers',
  beam(360, 170, 690, 120, PINK[300]),
  beam(350, 296, 480, 28, YELLOW[500]),
  groundShadow(112, 388, 190),
  groundShadow(566, 388, 290),
  shop('Café', YELLOW, TEAL, 566, 387, 0.98, icon('cup', 101, 184, 80, PINK[600])),
  phone(smallMapScreen(), { x: 306, y: 196, scale: 0.8, rotation: 6 }),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'bun', wears: 'bag', left: [-54, -92], right: [84, -126] },
    112,
    387,
    1.32,
  ),
  coin(438, 62, 28, 12),
)
