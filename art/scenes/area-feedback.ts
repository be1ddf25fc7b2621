import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A note to Beam Wallet: a tick beside what works in an area, and a plus beside what is missing. */
export const areaFeedback = scene(
  'area-feedback',
  beam(190, 115, 268, 96, PINK[300]),
  panel(
    16,
    26,
    228,
    188,
    box(16, 18, 196, 70, TEAL[100], 20) +
      badge('check', 54, 53, 25, TEAL[600], WHITE) +
      box(94, 36, 84, 13, TEAL[700], 6.5) +
      box(94, 58, 58, 13, TEAL[300], 6.5) +
      box(16, 100, 196, 70, YELLOW[100], 20) +
      badge('plus', 54, 135, 25, YELLOW[500], INK) +
      box(94, 118, 98, 13, YELLOW[600], 6.5) +
      box(94, 140, 70, 13, YELLOW[300], 6.5),
  ),
  disc(244, 46, 36, PINK[600]),
  mark(222, 24, 44, WHITE, YELLOW[500]),
)
