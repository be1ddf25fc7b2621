import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** What a store finds on the platform, so large that it is legible in a small tile. */
export const storeTools = scene(
  'store-tools',
  beam(300, 330, 600, 164, TEAL[300]),
  beam(300, 500, 600, 44, PINK[500]),
  panel(
    44,
    70,
    512,
    500,
    textLine('Your store', 36, 84, { size: 64, face: 'headline', fill: INK }) +
      tool('percent', 28, 120, PINK[600], WHITE) +
      tool('gift', 264, 120, YELLOW[500], INK) +
      tool('person', 28, 306, TEAL[600], WHITE) +
      tool('bell', 264, 306, CHARCOAL[700], WHITE),
    44,
  ),
  coin(540, 100, 50, 12),
)

function tool(name: IconName, x: number, y: number, fill: string, ink: string) {
  return box(x, y, 220, 170, CHARCOAL[50], 36) + badge(name, x + 110, y + 85, 62, fill, ink)
}
