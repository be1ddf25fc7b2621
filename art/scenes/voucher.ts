import { PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { coin } from '../pieces/coin.ts'
import { field } from '../pieces/field.ts'
import { icon } from '../pieces/icon.ts'
import { disc, faded } from '../pieces/shape.ts'
import { ticket } from '../pieces/ticket.ts'
import { scene } from './scene.ts'

/** Vouchers and promo codes, three of them thrown on the table. */
export const voucher = scene(
  'voucher',
  field(20, 40, 520, 380, PINK[100], beam(280, 236, 760, 170, PINK[300]), beam(280, 392, 760, 34, TEAL[500])),
  faded(0.12, ticket('', '', '', PINK, 296, 152, 1.1, 9)),
  ticket('−€5', 'Florist', 'ROSE5', TEAL, 300, 134, 1.1, 9),
  ticket('20%', 'Café', 'CUP20', YELLOW, 250, 232, 1.15, -7),
  ticket('15%', 'Bakery', 'BREAD15', PINK, 306, 340, 1.2, 4),
  disc(486, 230, 44, TEAL[700]),
  icon('gift', 486, 230, 48, YELLOW[300], TEAL[700]),
  coin(78, 348, 32, -14),
)
