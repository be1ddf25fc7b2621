import { PINK, TEAL } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { homeScreen } from '../components/screens/home-screen.ts'
import { animateReturn, scene } from './scene.ts'

/** The wallet in front of a beam, coins returning along it. */
export const walletHome = scene(
  'wallet-home',
  beam(300, 344, 612, 164, PINK[300]),
  beam(312, 492, 540, 44, TEAL[500]),
  phone(homeScreen(), { x: 300, y: 310, scale: 1.26, rotation: 6 }),
  animateReturn([40, -13], flyingCoin(516, 226, 40, 0.6, 18)),
  coin(566, 96, 24, 14),
  coin(62, 432, 38, -14),
)
