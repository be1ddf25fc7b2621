import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { disc } from '../components/svg.ts'
import { ticket } from '../components/ticket.ts'
import { scene } from './scene.ts'

/** Three vouchers and promo codes on a table. */
export const voucher = scene(
  'voucher',
  beam(284, 240, 540, 170, PINK[300]),
  beam(280, 372, 440, 34, TEAL[500]),
  ticket('−5 €', 'Florist', 'ROSE5', TEAL, 336, 100, 1.05, 8),
  ticket('20%', 'Café', 'CUP20', CHARCOAL, 214, 238, 1.08, -7),
  ticket('15%', 'Bakery', 'BREAD15', PINK, 346, 370, 1.15, 4),
  disc(474, 246, 44, TEAL[700]),
  icon('gift', 474, 246, 48, YELLOW[300], TEAL[700]),
  coin(88, 388, 32, -14),
)
