import { CHARCOAL, INK, PINK, TEAL } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A card behind a padlock; the small verification debit is refunded. */
export const securePayment = scene(
  'secure-payment',
  beam(284, 228, 540, 150, PINK[300]),
  beam(280, 372, 440, 34, PINK[500]),
  bankCard(250, 214, PINK, '0928', 1.45, -8),
  lock(418, 290),
  panel(52, 322, 222, 74, refunded()),
  coin(496, 96, 28, 14),
)

function lock(x: number, y: number) {
  return (
    stroke(`M${x - 46} ${y - 50}v-30a46 46 0 0 1 92 0v30`, CHARCOAL[300], 24) +
    box(x - 84, y - 58, 168, 136, TEAL[500], 32) +
    shape(`M${x - 84} ${y + 40}l168-55v61a32 32 0 0 1-32 32h-104a32 32 0 0 1-32-32z`, TEAL[300]) +
    disc(x, y - 6, 20, INK) +
    box(x - 8, y, 16, 44, INK, 8)
  )
}

function refunded() {
  return (
    badge('check', 40, 37, 21, TEAL[100], TEAL[700]) +
    textLine('Card verified', 72, 34, { size: 18, face: 'headline', fill: INK }) +
    textLine('Small debit refunded', 72, 54, { size: 13, fill: CHARCOAL[600] })
  )
}
