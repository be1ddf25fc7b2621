import { CHARCOAL, PINK, TEAL } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { cardsScreen } from '../components/screens/cards-screen.ts'
import { animateReturn, scene } from './scene.ts'

/** Bank cards on their way into a phone, which lists those that are linked. */
export const linkedCards = scene(
  'linked-cards',
  beam(330, 250, 600, 120, PINK[300]),
  beam(330, 396, 540, 36, TEAL[500]),
  bankCard(470, 132, TEAL, '0928', 0.95, 10),
  bankCard(500, 254, CHARCOAL, '4471', 0.95, -4),
  bankCard(472, 396, PINK, '7710', 0.95, -12),
  animateReturn([90, -29], flyingCoin(82, 470, 32, 0.7, 12)),
  phone(cardsScreen(), { x: 230, y: 278, scale: 1.08, rotation: -6 }),
  coin(598, 60, 22, 16),
)
