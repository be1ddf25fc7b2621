import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, transformed, shape, stroke } from '../components/svg.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** An open tool box with a spanner and a screwdriver. */
export const helpTools = scene(
  'help-tools',
  beam(160, 112, 300, 84, YELLOW[300]),
  groundShadow(160, 222, 250),
  transformed(108, 130, 1, -22, box(-11, -60, 22, 130, CHARCOAL[500], 8), spannerHead()),
  transformed(
    214,
    130,
    1,
    20,
    box(-5, -40, 10, 100, CHARCOAL[500]),
    box(-16, -96, 32, 66, PINK[500], 13),
    box(-16, -80, 32, 10, PINK[700]),
  ),
  stroke('M122 128v-16a14 14 0 0 1 14-14h48a14 14 0 0 1 14 14v16', INK, 12),
  box(40, 128, 240, 90, TEAL[600], 20),
  box(40, 128, 240, 30, TEAL[700], 15),
  box(142, 144, 36, 32, YELLOW[500], 9),
  disc(160, 160, 5, INK),
  coin(282, 60, 22, 12),
)

function spannerHead() {
  return shape('M-30-92a32 32 0 0 1 18-16v30h24v-30a32 32 0 1 1-42 16z', CHARCOAL[500])
}
