import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { searchField } from '../components/search-field.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { box, clipped, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A store owner, what they search for, and the page for stores that answers it. */
export const searchMerchants = scene(
  'search-merchants',
  beam(374, 186, 660, 110, TEAL[300]),
  beam(420, 290, 360, 28, YELLOW[500]),
  groundShadow(564, 389, 190),
  browserWindow(36, 106, 400, 268, '', page(), WHITE),
  transformed(
    20,
    14,
    1.12,
    0,
    floatingShadow(0, 0, 420, 60, 30),
    searchField(0, 0, 420, WHITE, 'rewards for regular customers'),
  ),
  person(
    { skin: SKIN.tan, hue: TEAL, hair: 'short', wears: 'apron', left: [-103, -138], right: [52, -92] },
    564,
    388,
    1.26,
  ),
  coin(672, 64, 26, 12),
)

function page() {
  return (
    clipped(20, 18, 360, 110, 20, box(20, 18, 360, 110, PINK[600]), beam(270, 110, 360, 50, PINK[500])) +
    mark(42, 48, 44, WHITE, YELLOW[500]) +
    textLine('For stores', 104, 86, { size: 40, face: 'headline', fill: WHITE }) +
    tool('percent', 0, YELLOW[500], INK) +
    tool('gift', 1, TEAL[600], WHITE)
  )
}

function tool(iconName: IconName, column: number, fill: string, ink: string) {
  const x = 46 + column * 180
  return (
    badge(iconName, x, 176, 26, fill, ink) +
    box(x + 40, 160, 92, 12, CHARCOAL[300], 6) +
    box(x + 40, 182, 68, 10, CHARCOAL[100], 5)
  )
}
