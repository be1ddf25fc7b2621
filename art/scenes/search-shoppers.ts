import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { phone } from '../components/phone.ts'
import { searchField } from '../components/search-field.ts'
import { mapScreen } from '../components/screens/map-screen.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A shopper's search, its first result, and the map of stores that it leads to. */
export const searchShoppers = scene(
  'search-shoppers',
  beam(330, 260, 600, 130, PINK[300]),
  beam(310, 410, 540, 34, YELLOW[500]),
  floatingShadow(36, 26, 460, 60, 30),
  searchField(36, 26, 460, WHITE, 'pay by phone at the café'),
  panel(60, 122, 330, 152, first()),
  panel(60, 296, 330, 108, other(TEAL[500], 190)),
  panel(60, 426, 330, 78, other(CHARCOAL[300], 150, false)),
  phone(mapScreen(), { x: 486, y: 326, scale: 0.92, rotation: 6 }),
  coin(566, 62, 26, 12),
)

function first() {
  return (
    box(22, 22, 56, 56, PINK[600], 16) +
    mark(33, 33, 34, WHITE, YELLOW[500]) +
    textLine('Pay in stores', 94, 60, { size: 27, face: 'headline', fill: INK }) +
    box(22, 98, 250, 11, CHARCOAL[100], 5.5) +
    box(22, 119, 190, 11, CHARCOAL[100], 5.5)
  )
}

function other(fill: string, width: number, second = true) {
  return (
    box(22, 24, width, 14, fill, 7) +
    box(22, 52, 230, 10, CHARCOAL[100], 5) +
    (second ? box(22, 74, 170, 10, CHARCOAL[100], 5) : '')
  )
}
