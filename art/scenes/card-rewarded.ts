import { PINK, TEAL, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { scene } from './scene.ts'

/** The store that gives cashback, the card it was paid with, and the cashback. */
export const cardRewarded = scene(
  'card-rewarded',
  beam(168, 122, 316, 88, YELLOW[300]),
  groundShadow(160, 222, 280),
  shop('Café', TEAL, PINK, 120, 222, 0.66),
  bankCard(158, 190, PINK, '7710', 0.4, -8),
  coinStack(250, 226, 46, 5),
  coin(254, 70, 38, 12),
)
