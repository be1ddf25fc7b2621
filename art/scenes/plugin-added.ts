import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { PIECE } from '../components/puzzle-piece.ts'
import { floatingShadow } from '../components/shadow.ts'
import { awning } from '../components/shop.ts'
import { box, shape, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** An online store, and the plugin that is part of it now. */
export const pluginAdded = scene(
  'plugin-added',
  beam(168, 122, 316, 96, PINK[300]),
  panel(28, 30, 216, 188, goods()),
  awning(18, 30, 236, 4, TEAL, TEAL[100]),
  transformed(
    214,
    150,
    0.66,
    5,
    floatingShadow(-110, -85, 220, 170, 24),
    shape(PIECE, PINK[600]),
    mark(-54, -54, 108, WHITE, YELLOW[500]),
  ),
  badge('check', 284, 92, 24, TEAL[600], WHITE),
)

function goods() {
  return [0, 1]
    .map(
      (row) =>
        box(20, 62 + row * 62, 46, 46, [YELLOW[300], TEAL[300]][row] ?? WHITE, 10) +
        box(78, 70 + row * 62, 60, 12, CHARCOAL[300], 6) +
        box(78, 92 + row * 62, 40, 12, CHARCOAL[100], 6),
    )
    .join('')
}
