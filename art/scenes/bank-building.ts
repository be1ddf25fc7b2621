import { PINK, TEAL } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { bankCard } from '../components/bank-card.ts'
import { bank } from '../components/bank.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { animateReturn, scene } from './scene.ts'

const LINE = [340, 214] as const

/** A bank whose cards go into the wallet and whose customers get cashback. */
export const bankBuilding = scene(
  'bank-building',
  beam(LINE[0], LINE[1], 590, 130, PINK[300]),
  beam(LINE[0] - 10, LINE[1] + 116, 520, 34, TEAL[300]),
  groundShadow(300, 516, 520),
  bank(290, 512, TEAL, 1.55),
  plant(540, 512, 0.9, PINK[500]),
  plant(50, 512, 0.7, PINK[500]),
  bankCard(520, 300, PINK, '7710', 0.78, -12),
  animateReturn([56, -18], flyingCoin(...alongBeam(LINE[0], LINE[1], 216), 36, 0.75, 14)),
  coin(110, 166, 24, -12),
)
