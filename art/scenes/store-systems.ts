import { CHARCOAL, INK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { addedPart } from '../components/added-part.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Two plugins for store systems that exist, and a third one on its way to the free place below them. */
export const storeSystems = scene(
  'store-systems',
  beam(284, 226, 540, 150, TEAL[300]),
  beam(280, 372, 460, 34, YELLOW[500]),
  panel(
    52,
    34,
    408,
    388,
    textLine('Plugins', 30, 66, { size: 42, face: 'headline', fill: INK }) +
      existing('WooCommerce', 92) +
      existing('PrestaShop', 186) +
      box(24, 280, 360, 82, CHARCOAL[100], 22),
    30,
  ),
  addedPart('Your plugin', 322, 366),
  coin(488, 84, 30, 12),
)

function existing(system: string, y: number) {
  return (
    box(24, y, 360, 82, TEAL[50], 22) +
    badge('check', 68, y + 41, 24, TEAL[600], WHITE) +
    textLine(system, 110, y + 52, { size: 33, face: 'headline', fill: INK })
  )
}
