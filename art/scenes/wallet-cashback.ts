import { INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { notification } from '../components/panel.ts'
import { phone } from '../components/phone.ts'
import { cashbackScreen } from '../components/screens/cashback-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** This month’s cashback and three notifications about it. */
export const walletCashback = scene(
  'wallet-cashback',
  beam(330, 250, 600, 110, TEAL[300]),
  beam(300, 384, 520, 36, PINK[500]),
  phone(cashbackScreen(), { x: 216, y: 278, scale: 1.08, rotation: -6 }),
  notification(
    { icon: 'wheel', fill: TEAL[100], ink: TEAL[700], title: '+20.00 €', line: 'from the bike shop' },
    366,
    96,
    236,
  ),
  notification(
    { icon: 'flower', fill: PINK[100], ink: PINK[700], title: '+4.50 €', line: 'from the florist' },
    394,
    184,
    228,
  ),
  notification(
    { icon: 'cup', fill: YELLOW[100], ink: INK, title: '+0.90 €', line: 'from the café' },
    372,
    272,
    220,
  ),
  groundShadow(480, 506, 230),
  coinStack(434, 504, 38, 4),
  coinStack(524, 506, 38, 7),
  coin(590, 66, 22, 16),
)
