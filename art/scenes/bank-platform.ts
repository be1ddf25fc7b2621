import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { bank } from '../components/bank.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The campaigns of a bank’s business customers, and the bank that offers them the platform. */
export const bankPlatform = scene(
  'bank-platform',
  beam(284, 222, 540, 150, TEAL[300]),
  beam(272, 366, 440, 34, YELLOW[300]),
  panel(40, 30, 376, 318, campaigns(), 30),
  groundShadow(448, 440, 200),
  bank(448, 440, TEAL, 0.66),
  coin(488, 108, 30, 12),
)

function campaigns() {
  return (
    textLine('Your merchants', 28, 58, { size: 33, face: 'headline', fill: INK }) +
    campaign(84, 'bread', 'Bakery', '20%', YELLOW[300], INK) +
    campaign(158, 'flower', 'Florist', '15%', TEAL[100], TEAL[700]) +
    campaign(232, 'book', 'Books', '10%', PINK[100], PINK[600])
  )
}

function campaign(y: number, icon: IconName, store: string, rate: string, fill: string, ink: string) {
  return (
    box(20, y, 336, 64, CHARCOAL[50], 18) +
    badge(icon, 56, y + 32, 22, fill, ink) +
    textLine(store, 92, y + 41, { size: 26, face: 'bold', fill: INK }) +
    textLine(rate, 336, y + 43, { size: 30, face: 'headline', fill: ink, anchor: 'end' })
  )
}
