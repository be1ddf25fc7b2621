import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { searchField } from '../components/search-field.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A store owner's search, and the owner beside its results. */
export const searchMerchants = scene(
  'search-merchants',
  beam(330, 260, 600, 130, TEAL[300]),
  beam(310, 410, 540, 34, YELLOW[500]),
  groundShadow(514, 526, 190),
  floatingShadow(36, 44, 420, 60, 30),
  searchField(36, 44, 420, WHITE, 'rewards for regular customers'),
  panel(60, 132, 350, 170, first()),
  panel(60, 324, 350, 92, result(TEAL[500], 200)),
  panel(60, 438, 350, 92, result(CHARCOAL[300], 160)),
  person(
    { skin: SKIN.tan, hue: TEAL, hair: 'short', wears: 'apron', left: [-72, -176], right: [52, -92] },
    516,
    524,
    1.44,
  ),
  coin(560, 92, 26, 12),
)

function first() {
  return (
    box(22, 22, 56, 56, PINK[600], 16) +
    mark(33, 33, 34, WHITE, YELLOW[500]) +
    textLine('For stores', 94, 60, { size: 27, face: 'headline', fill: INK }) +
    badge('percent', 50, 126, 26, YELLOW[500], INK) +
    box(94, 108, 210, 12, CHARCOAL[100], 6) +
    box(94, 132, 150, 12, CHARCOAL[100], 6)
  )
}

function result(fill: string, width: number) {
  return (
    box(22, 22, width, 14, fill, 7) +
    box(22, 48, 250, 10, CHARCOAL[100], 5) +
    box(22, 66, 190, 10, CHARCOAL[100], 5)
  )
}
