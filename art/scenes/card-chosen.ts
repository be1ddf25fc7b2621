import { CHARCOAL, INK, PINK, TEAL, WHITE, type Hue } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The cards of a wallet when one pays, with one selected. */
export const cardChosen = scene(
  'card-chosen',
  beam(168, 124, 316, 96, PINK[300]),
  panel(
    46,
    22,
    228,
    196,
    textLine('Pay with', 22, 38, { size: 20, face: 'headline', fill: INK }) +
      box(14, 52, 200, 62, PINK[100], 16) +
      badge('check', 40, 83, 14, PINK[600], WHITE) +
      bankCard(98, 83, PINK, '7710', 0.28) +
      textLine('7710', 144, 90, { size: 20, face: 'bold', fill: INK }) +
      otherCard(139, TEAL, '0928') +
      otherCard(175, CHARCOAL, '4471'),
  ),
)

function otherCard(y: number, hue: Hue, digits: string) {
  return (
    disc(40, y, 12, CHARCOAL[100]) +
    bankCard(92, y, hue, digits, 0.19) +
    textLine(digits, 144, y + 6, { size: 17, fill: CHARCOAL[600] })
  )
}
