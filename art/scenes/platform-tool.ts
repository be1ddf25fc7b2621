import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { addedPart } from '../components/added-part.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** What a store reads in the platform: sales and an alert; and a tool on its way to the free place beside them. */
export const platformTool = scene(
  'platform-tool',
  beam(284, 216, 540, 150, TEAL[300]),
  beam(280, 372, 460, 34, YELLOW[500]),
  panel(24, 26, 476, 400, sales() + alert() + box(28, 298, 420, 80, CHARCOAL[100], 22), 30),
  addedPart('Your tool', 374, 372),
  coin(518, 78, 32, 12),
)

function sales() {
  return (
    textLine('Sales', 28, 62, { size: 40, face: 'headline', fill: INK }) +
    box(28, 92, 92, 14, CHARCOAL[100], 7) +
    box(28, 120, 64, 14, CHARCOAL[100], 7) +
    [62, 90, 54, 112, 78, 134]
      .map((height, day) =>
        box(170 + day * 47, 166 - height, 36, height, day === 5 ? PINK[500] : PINK[100], 10),
      )
      .join('')
  )
}

function alert() {
  return (
    box(28, 196, 420, 84, TEAL[50], 22) +
    badge('bell', 76, 238, 26, TEAL[600], WHITE) +
    textLine('Coffee runs low', 120, 250, { size: 34, face: 'headline', fill: INK })
  )
}
