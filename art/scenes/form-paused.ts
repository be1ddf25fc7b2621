import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A form that is half complete, with a bookmark, and a cup of coffee in front of it. */
export const formPaused = scene(
  'form-paused',
  beam(168, 122, 316, 96, PINK[300]),
  panel(
    44,
    18,
    184,
    202,
    badge('check', 38, 44, 18, TEAL[600], WHITE) +
      box(66, 37, 66, 14, CHARCOAL[300], 7) +
      badge('check', 38, 100, 18, TEAL[600], WHITE) +
      box(66, 93, 74, 14, CHARCOAL[300], 7) +
      disc(38, 156, 18, CHARCOAL[100]) +
      box(66, 149, 60, 14, CHARCOAL[100], 7),
  ),
  shape('M186 8h26v66l-13-11-13 11z', PINK[600]),
  groundShadow(236, 224, 130),
  stroke('M270 166h6a20 20 0 0 1 0 40h-10', YELLOW[600], 11),
  shape('M186 148h86v44a30 30 0 0 1-30 30h-26a30 30 0 0 1-30-30z', YELLOW[500]),
  box(186, 144, 86, 12, YELLOW[300], 6),
  stroke('M212 128q-8-10 0-20t0-20M246 128q-8-10 0-20t0-20', CHARCOAL[300], 7),
)
