import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A note to Beam Wallet about what works in an area, and what is missing. */
export const areaFeedback = scene(
  'area-feedback',
  beam(168, 122, 316, 96, PINK[300]),
  panel(
    42,
    22,
    228,
    190,
    textLine('In my area', 20, 42, { size: 24, face: 'headline', fill: INK }) +
      box(14, 60, 200, 52, TEAL[100], 16) +
      badge('check', 40, 86, 16, TEAL[600], WHITE) +
      textLine('This works', 66, 92, { size: 18.5, face: 'bold', fill: INK }) +
      box(14, 122, 200, 52, YELLOW[100], 16) +
      badge('plus', 40, 148, 16, YELLOW[500], INK) +
      textLine('This is missing', 66, 154, { size: 18.5, face: 'bold', fill: INK }),
  ),
  disc(268, 48, 32, PINK[600]),
  mark(249, 29, 38, WHITE, YELLOW[500]),
)
