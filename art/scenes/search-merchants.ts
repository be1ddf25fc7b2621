import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, clipped } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A store owner, and the page for stores that answers what they search for. The search itself is text beside it. */
export const searchMerchants = scene(
  'search-merchants',
  beam(374, 186, 660, 110, TEAL[300]),
  beam(420, 290, 360, 28, YELLOW[500]),
  groundShadow(572, 389, 210),
  browserWindow(16, 36, 440, 336, '', page(), WHITE),
  person(
    { skin: SKIN.tan, hue: TEAL, hair: 'short', wears: 'apron', left: [-84, -132], right: [52, -92] },
    572,
    388,
    1.42,
  ),
  coin(684, 56, 28, 12),
)

function page() {
  return (
    clipped(20, 18, 400, 140, 24, box(20, 18, 400, 140, PINK[600]), beam(300, 140, 400, 60, PINK[500])) +
    mark(44, 60, 56, WHITE, YELLOW[500]) +
    textLine('For stores', 120, 104, { size: 50, face: 'headline', fill: WHITE }) +
    tool('percent', 0, YELLOW[500], INK) +
    tool('gift', 1, TEAL[600], WHITE)
  )
}

function tool(iconName: IconName, column: number, fill: string, ink: string) {
  const x = 56 + column * 196
  return (
    badge(iconName, x, 224, 34, fill, ink) +
    box(x + 48, 204, 96, 15, CHARCOAL[300], 7.5) +
    box(x + 48, 232, 72, 13, CHARCOAL[100], 6.5)
  )
}
