import { PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { icon } from '../components/icon.ts'
import { disc } from '../components/svg.ts'
import { ticket } from '../components/ticket.ts'
import { scene } from './scene.ts'

/** Three vouchers and promo codes on a table. */
export const voucher = scene(
  'voucher',
  field(20, 40, 520, 380, PINK[100], beam(280, 236, 760, 170, PINK[300]), beam(280, 392, 760, 34, TEAL[500])),
  ticket('−5 €', 'Florist', 'ROSE5', TEAL, 330, 116, 1.05, 8),
  ticket('20%', 'Café', 'CUP20', YELLOW, 222, 226, 1.08, -7),
  ticket('15%', 'Bakery', 'BREAD15', PINK, 316, 352, 1.15, 4),
  disc(470, 244, 44, TEAL[700]),
  icon('gift', 470, 244, 48, YELLOW[300], TEAL[700]),
  coin(84, 366, 32, -14),
)
