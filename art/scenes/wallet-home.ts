import { PINK, TEAL } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin, flyingCoin } from '../pieces/coin.ts'
import { phone } from '../pieces/phone.ts'
import { homeScreen } from '../pieces/screens/home-screen.ts'
import { comingBack, scene } from './scene.ts'

/** The wallet in the middle of a beam, coins coming home along it. */
export const walletHome = scene(
  'wallet-home',
  beam(320, 296, 590, 150, PINK[300]),
  beam(330, 424, 520, 40, TEAL[500]),
  phone(homeScreen(), { x: 320, y: 282, scale: 1.1, turn: 6 }),
  comingBack([70, -90], flyingCoin(520, 196, 34, 0.6, 18)),
  coin(584, 88, 20, 14),
  coin(104, 372, 30, -14),
)
