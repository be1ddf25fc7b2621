import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { scene } from './scene.ts'

/** A terminal that works on the counter of a store, beside the pack that it came in. */
export const terminalInstalled = scene(
  'terminal-installed',
  beam(168, 112, 316, 96, PINK[300]),
  groundShadow(160, 228, 290),
  terminal(badge('check', 68, 52, 44, TEAL[600], WHITE), 150, 92, 0.54),
  plant(62, 166, 0.76, YELLOW[500]),
  box(204, 96, 86, 70, PINK[500], 10),
  box(204, 96, 86, 18, PINK[700], 9),
  mark(230, 122, 34, WHITE, YELLOW[500]),
  box(16, 162, 288, 18, CHARCOAL[700], 9),
  box(32, 180, 256, 48, TEAL[500], 6),
  box(32, 180, 256, 12, TEAL[700]),
  coin(262, 54, 24, 12),
)
