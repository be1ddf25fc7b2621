import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { bankCard } from '../components/bank-card.ts'
import { bank } from '../components/bank.ts'
import { flyingCoin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { phone } from '../components/phone.ts'
import { cardsScreen } from '../components/screens/cards-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

const LINE = [316, 300] as const

/** A bridge between bank and wallet: cards cross one way, cashback the other. */
export const bankPartnership = scene(
  'bank-partnership',
  beam(LINE[0], LINE[1], 560, 84, YELLOW[500]),
  beam(LINE[0] + 8, LINE[1] + 82, 470, 28, PINK[500]),
  groundShadow(166, 502, 330),
  box(16, 474, 300, 26, TEAL[500], 8),
  bank(166, 476, TEAL, 0.98),
  phone(cardsScreen(), { x: 488, y: 264, scale: 1, rotation: 7 }),
  bankCard(...alongBeam(LINE[0], LINE[1], -6, 70), PINK, '0928', 0.7, -18),
  animateReturn([110, -36], flyingCoin(...alongBeam(LINE[0], LINE[1] + 82, -70), 32, 0.75, 14)),
  badge('check', 594, 96, 36, TEAL[600], WHITE),
)
