import { PINK, TEAL, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coinStack } from '../components/coin.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { scene } from './scene.ts'

/** The store that gives cashback, the card it was paid with, and the cashback. */
export const cardRewarded = scene(
  'card-rewarded',
  beam(196, 113, 257, 88, YELLOW[300]),
  groundShadow(162, 222, 290),
  shop('Café', TEAL, PINK, 112, 222, 0.62),
  bankCard(162, 186, PINK, '7710', 0.4, -8),
  coinStack(270, 226, 36, 6),
)
