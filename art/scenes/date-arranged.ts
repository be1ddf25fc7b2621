import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { box, discs, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A calendar with a day that is agreed on, and the conversation about it. */
export const dateArranged = scene(
  'date-arranged',
  beam(168, 122, 316, 96, YELLOW[300]),
  panel(52, 34, 178, 184, days()),
  [96, 186].map((x) => box(x - 7, 20, 14, 36, CHARCOAL[700], 7)).join(''),
  bubble(
    204,
    44,
    96,
    64,
    TEAL[700],
    16,
    discs(
      [
        [26, 32],
        [48, 32],
        [70, 32],
      ],
      8,
      WHITE,
    ),
  ),
)

function days() {
  const shown = Array.from({ length: 12 }, (_, day) =>
    box(20 + (day % 4) * 37, 64 + Math.floor(day / 4) * 37, 27, 27, CHARCOAL[100], 8),
  )
  return (
    shape('M0 48V22A22 22 0 0 1 22 0h134a22 22 0 0 1 22 22v26z', PINK[600]) +
    shown.join('') +
    badge('check', 107.5, 114.5, 27, TEAL[600], WHITE)
  )
}
