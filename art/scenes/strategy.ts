import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { clipped, box, discs, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A map of streets on which one store after another joins, spreading from the first. */
export const strategy = scene(
  'strategy',
  beam(160, 126, 300, 96, PINK[500]),
  transformed(160, 128, 1, -5, streets()),
  mapPin('bread', 92, 186, PINK[600], WHITE, 1.5),
  mapPin('cup', 152, 142, YELLOW[500], INK, 1.3),
  mapPin('flower', 206, 184, TEAL[600], WHITE, 1.2),
  mapPin('book', 242, 112, INK, WHITE, 1.1),
  coin(58, 62, 22, -12),
)

function streets() {
  return clipped(
    -124,
    -88,
    248,
    180,
    24,
    box(-124, -88, 248, 180, TEAL[100]),
    stroke('M-140 60L140-20M-60-100l60 200M60-100l40 200M-140-20L140-100', WHITE, 14, 'butt'),
    // How the network spreads.
    stroke('M-70 52L-6 14 42 60 86-8', CHARCOAL[700], 5),
    discs(
      [
        [-70, 52],
        [-6, 14],
        [42, 60],
        [86, -8],
      ],
      7,
      CHARCOAL[700],
    ),
  )
}
