import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { box, shape } from '../components/svg.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** The cashback of an order, in front of the order itself. */
export const parcelCoin = scene(
  'parcel-coin',
  beam(168, 122, 316, 88, TEAL[300]),
  groundShadow(162, 222, 270),
  box(44, 92, 152, 128, PINK[300], 14),
  box(104, 92, 32, 128, PINK[500]),
  box(44, 92, 152, 30, PINK[500], 14),
  box(60, 168, 40, 38, WHITE, 8),
  mark(66, 173, 28, PINK[600], YELLOW[500]),
  shape('M104 92h32v44l-16-12-16 12z', PINK[700]),
  coinStack(236, 226, 52, 5),
  coin(240, 58, 40, 12),
  badge('check', 108, 64, 28, TEAL[600], WHITE),
)
