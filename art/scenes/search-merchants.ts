import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { searchField } from '../components/search-field.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { box, clipped } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A store owner, what they search for, and the page for stores that answers it. */
export const searchMerchants = scene(
  'search-merchants',
  beam(330, 260, 600, 130, TEAL[300]),
  beam(310, 420, 540, 34, YELLOW[500]),
  groundShadow(500, 528, 220),
  floatingShadow(30, 28, 470, 60, 30),
  searchField(30, 28, 470, WHITE, 'rewards for regular customers'),
  browserWindow(40, 124, 366, 376, '', page(), WHITE),
  person(
    { skin: SKIN.tan, hue: TEAL, hair: 'short', wears: 'apron', left: [-78, -170], right: [52, -92] },
    500,
    526,
    1.6,
  ),
  coin(584, 70, 28, 12),
)

function page() {
  return (
    clipped(20, 20, 326, 152, 20, box(20, 20, 326, 152, PINK[600]), beam(240, 150, 360, 60, PINK[500])) +
    mark(40, 38, 40, WHITE, YELLOW[500]) +
    textLine('For stores', 40, 124, { size: 40, face: 'headline', fill: WHITE }) +
    box(40, 142, 130, 10, PINK[100], 5) +
    tool('percent', 0, YELLOW[500], INK) +
    tool('gift', 1, TEAL[600], WHITE)
  )
}

function tool(iconName: IconName, row: number, fill: string, ink: string) {
  const y = 204 + row * 68
  return (
    badge(iconName, 48, y + 16, 26, fill, ink) +
    box(88, y + 2, 140, 12, CHARCOAL[300], 6) +
    box(88, y + 24, 104, 10, CHARCOAL[100], 5)
  )
}
