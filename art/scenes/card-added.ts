import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { scene } from './scene.ts'

/** A card that joins two others. */
export const cardAdded = scene(
  'card-added',
  beam(168, 124, 316, 96, TEAL[300]),
  bankCard(162, 76, YELLOW, '3306', 0.8, 8),
  bankCard(160, 106, CHARCOAL, '4471', 0.8, 3),
  bankCard(158, 148, PINK, '7710', 0.92, -5),
  badge('plus', 262, 184, 28, TEAL[600], WHITE),
  coin(44, 50, 22, -12),
)
