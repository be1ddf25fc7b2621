import { PINK, TEAL } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin, flyingCoin } from '../pieces/coin.ts'
import { phone } from '../pieces/phone.ts'
import { homeScreen } from '../pieces/screens/home-screen.ts'
import { scene } from './scene.ts'

/** The wallet in the middle of a beam, coins coming home along it. */
export const walletHome = scene(
  'wallet-home',
  beam(320, 300, 720, 150, PINK[300]),
  beam(320, 424, 640, 44, TEAL[500]),
  phone(homeScreen(), { x: 320, y: 286, scale: 1.1, turn: 6 }),
  flyingCoin(520, 196, 34, 0.6, 18),
  coin(572, 90, 22, 14),
  coin(108, 360, 30, -14),
)
