import { INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin, coinStack } from '../pieces/coin.ts'
import { notice } from '../pieces/panel.ts'
import { phone } from '../pieces/phone.ts'
import { cashbackScreen } from '../pieces/screens/cashback-screen.ts'
import { groundShadow } from '../pieces/shadow.ts'
import { scene } from './scene.ts'

/** What came back this month, and three messages telling of it. */
export const walletCashback = scene(
  'wallet-cashback',
  beam(330, 250, 600, 110, YELLOW[300]),
  beam(300, 384, 520, 36, PINK[500]),
  phone(cashbackScreen(), { x: 216, y: 278, scale: 1.08, turn: -6 }),
  notice(
    { sign: 'wheel', fill: TEAL[100], ink: TEAL[700], title: '+€20.00', line: 'from the bike shop' },
    366,
    96,
    236,
  ),
  notice(
    { sign: 'flower', fill: PINK[100], ink: PINK[700], title: '+€4.50', line: 'from the florist' },
    394,
    184,
    228,
  ),
  notice({ sign: 'cup', fill: YELLOW[100], ink: INK, title: '+€0.90', line: 'from the café' }, 372, 272, 220),
  groundShadow(480, 506, 230),
  coinStack(434, 504, 38, 4),
  coinStack(524, 506, 38, 7),
  coin(590, 66, 22, 16),
)
