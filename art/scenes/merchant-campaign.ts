import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { phone } from '../components/phone.ts'
import { offersScreen } from '../components/screens/offers-screen.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The merchant sets the percentage on the left; customers see it on the right. */
export const merchantCampaign = scene(
  'merchant-campaign',
  beam(270, 236, 520, 150, TEAL[300]),
  beam(220, 378, 400, 34, YELLOW[300]),
  phone(offersScreen(), { x: 428, y: 226, scale: 0.9, rotation: 6 }),
  panel(40, 94, 288, 268, editor(), 28),
  coin(60, 404, 26, -12),
)

function editor() {
  return (
    textLine('New campaign', 24, 46, { size: 24, face: 'headline', fill: INK }) +
    textLine('25%', 24, 118, { size: 62, face: 'headline', fill: PINK[600] }) +
    textLine('back', 166, 116, { size: 26, fill: CHARCOAL[600] }) +
    box(24, 142, 240, 12, CHARCOAL[100], 6) +
    box(24, 142, 90, 12, PINK[500], 6) +
    disc(114, 148, 17, PINK[600]) +
    disc(114, 148, 7, WHITE) +
    textLine('10%', 24, 188, { size: 19, fill: CHARCOAL[600] }) +
    textLine('50%', 264, 188, { size: 19, fill: CHARCOAL[600], anchor: 'end' }) +
    box(24, 202, 240, 46, INK, 23) +
    textLine('Start on Friday', 144, 233, { size: 23, face: 'bold', fill: YELLOW[300], anchor: 'middle' })
  )
}
