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
  panel(40, 44, 376, 330, campaigns(), 30),
  groundShadow(436, 430, 216),
  bank(436, 430, TEAL, 0.73),
  coin(488, 108, 30, 12),
)

function campaigns() {
  return (
    textLine('Your merchants', 28, 58, { size: 33, face: 'headline', fill: INK }) +
    campaign(84, 'bread', 'Bakery', '20%', YELLOW[300], INK) +
    campaign(164, 'flower', 'Florist', '15%', TEAL[100], TEAL[700]) +
    campaign(244, 'book', 'Books', '10%', PINK[100], PINK[600])
  )
}

function campaign(y: number, icon: IconName, store: string, rate: string, fill: string, ink: string) {
  return (
    box(20, y, 336, 68, CHARCOAL[50], 18) +
    badge(icon, 56, y + 34, 22, fill, ink) +
    textLine(store, 92, y + 43, { size: 26, face: 'bold', fill: INK }) +
    textLine(rate, 212, y + 44, { size: 30, face: 'headline', fill: ink })
  )
}
