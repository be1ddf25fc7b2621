import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Payment methods at a checkout, with the wallet selected. */
export const payChoice = scene(
  'pay-choice',
  beam(168, 124, 316, 96, TEAL[300]),
  panel(
    46,
    22,
    228,
    196,
    textLine('How will you pay?', 22, 38, { size: 19, face: 'headline', fill: INK }) +
      box(14, 56, 200, 58, PINK[100], 16) +
      disc(40, 85, 12, PINK[600]) +
      disc(40, 85, 5, WHITE) +
      mark(64, 67, 36, PINK[600], YELLOW[500]) +
      textLine('Beam Wallet', 108, 92, { size: 17, face: 'bold', fill: INK }) +
      otherWay(128) +
      otherWay(160),
  ),
  coin(276, 40, 22, 12),
)

function otherWay(y: number) {
  return (
    disc(40, y + 10, 12, CHARCOAL[100]) +
    icon('card', 82, y + 10, 26, CHARCOAL[300], WHITE) +
    box(108, y + 4, 84, 12, CHARCOAL[100], 6)
  )
}
