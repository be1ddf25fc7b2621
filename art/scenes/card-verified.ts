import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** What is debited to verify a card, and refunded. */
export const cardVerified = scene(
  'card-verified',
  beam(168, 124, 316, 96, YELLOW[300]),
  panel(
    46,
    22,
    228,
    196,
    icon('card', 36, 32, 34, PINK[600], WHITE) +
      textLine('•••• 7710', 64, 39, { size: 20, face: 'headline', fill: INK }) +
      box(14, 60, 200, 56, CHARCOAL[50], 16) +
      coin(42, 87, 15) +
      textLine('Debited', 70, 94, { size: 20, face: 'bold', fill: INK }) +
      box(14, 124, 200, 56, TEAL[100], 16) +
      badge('arrowBack', 42, 152, 16, TEAL[600], WHITE) +
      textLine('Refunded', 70, 159, { size: 20, face: 'bold', fill: TEAL[700] }),
  ),
  badge('check', 272, 44, 26, TEAL[600], WHITE),
)
