import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { phone } from '../components/phone.ts'
import { searchField } from '../components/search-field.ts'
import { mapScreen } from '../components/screens/map-screen.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A shopper, what they search for on their phone, and the café that it leads to. */
export const searchShoppers = scene(
  'search-shoppers',
  beam(360, 190, 690, 110, PINK[300]),
  beam(350, 300, 480, 28, YELLOW[500]),
  groundShadow(118, 389, 170),
  groundShadow(575, 389, 240),
  shop('Café', YELLOW, TEAL, 575, 388, 0.78, icon('cup', 101, 184, 72, PINK[600])),
  phone(mapScreen(), { x: 316, y: 208, scale: 0.74, rotation: 6 }),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'bun', wears: 'bag', left: [-54, -92], right: [98, -131] },
    118,
    388,
    1.16,
  ),
  transformed(
    252,
    38,
    1.12,
    0,
    floatingShadow(0, 0, 400, 60, 30),
    searchField(0, 0, 400, WHITE, 'pay by phone at the café'),
  ),
)
