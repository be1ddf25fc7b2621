import { TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { cardWallet } from '../components/card-wallet.ts'
import { coin } from '../components/coin.ts'
import { scene } from './scene.ts'

/** Up to ten cards fan out of one wallet. */
export const walletCards = scene(
  'wallet-cards',
  beam(284, 256, 560, 160, TEAL[300]),
  beam(284, 370, 440, 34, YELLOW[500]),
  cardWallet(272, 300, 1.1, { digits: ['3365', '0928', '4471', '7710'], count: '4 of 10' }),
  coin(504, 404, 36, 12),
)
