import { PINK, TEAL } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin, flyingCoin } from '../pieces/coin.ts'
import { phone } from '../pieces/phone.ts'
import { homeScreen } from '../pieces/screens/home-screen.ts'
import { comingBack, scene } from './scene.ts'

/** The wallet in the middle of a beam, coins coming home along it. */
export const walletHome = scene(
  'wallet-home',
  beam(300, 344, 612, 164, PINK[300]),
  beam(312, 492, 540, 44, TEAL[500]),
  phone(homeScreen(), { x: 300, y: 318, scale: 1.29, turn: 6 }),
  comingBack([70, -23], flyingCoin(516, 226, 40, 0.6, 18)),
  coin(566, 96, 24, 14),
  coin(62, 432, 38, -14),
)
