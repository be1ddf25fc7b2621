import { CHARCOAL, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { box, disc } from '../components/svg.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** Two packs, one for shops and one for online stores; the first is selected. */
export const packChoice = scene(
  'pack-choice',
  beam(160, 120, 300, 84, PINK[300]),
  groundShadow(160, 222, 280),
  closedBox(32, 96, TEAL[500], TEAL[700]),
  icon('waves', 92, 170, 54, WHITE),
  closedBox(168, 96, PINK[500], PINK[700]),
  icon('bag', 228, 168, 56, WHITE),
  disc(42, 98, 31, WHITE),
  badge('check', 42, 98, 26, CHARCOAL[700], WHITE),
  coin(272, 54, 22, 12),
)

function closedBox(x: number, y: number, fill: string, tape: string) {
  return box(x, y, 120, 124, fill, 14) + box(x, y, 120, 26, tape, 13) + box(x, y + 13, 120, 13, tape)
}
