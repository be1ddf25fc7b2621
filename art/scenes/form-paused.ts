import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A form that is half complete, with a bookmark, and a cup of coffee beside it. */
export const formPaused = scene(
  'form-paused',
  beam(190, 115, 268, 96, PINK[300]),
  panel(
    22,
    18,
    166,
    202,
    badge('check', 38, 44, 18, TEAL[600], WHITE) +
      box(66, 37, 52, 14, CHARCOAL[300], 7) +
      badge('check', 38, 100, 18, TEAL[600], WHITE) +
      box(66, 93, 74, 14, CHARCOAL[300], 7) +
      disc(38, 156, 18, CHARCOAL[100]) +
      box(66, 149, 60, 14, CHARCOAL[100], 7),
  ),
  shape('M148 8h26v66l-13-11-13 11z', PINK[600]),
  groundShadow(254, 221, 112),
  stroke('M276 166h6a19 19 0 0 1 0 38h-10', YELLOW[600], 11),
  shape('M206 148h74v44a28 28 0 0 1-28 28h-18a28 28 0 0 1-28-28z', YELLOW[500]),
  box(206, 144, 74, 12, YELLOW[300], 6),
  stroke('M228 130q-7-9 0-18t0-18M256 130q-7-9 0-18t0-18', WHITE, 7),
)
