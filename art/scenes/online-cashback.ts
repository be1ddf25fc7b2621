import { INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { notification } from '../components/panel.ts'
import { orderedBook } from '../components/parcel.ts'
import { phone } from '../components/phone.ts'
import { cashbackScreen } from '../components/screens/cashback-screen.ts'
import type { Payment } from '../components/screens/screen-parts.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** Online stores give 15% and more. */
const PAYMENTS: readonly Payment[] = [
  { shop: 'Bookstore', when: 'Online, 15%', paid: '24.00 €', back: '3.60 €', icon: 'book', hue: TEAL },
  { shop: 'Florist', when: 'Online, 20%', paid: '35.00 €', back: '7.00 €', icon: 'flower', hue: PINK },
  { shop: 'Gift shop', when: 'Online, 25%', paid: '40.00 €', back: '10.00 €', icon: 'gift', hue: YELLOW },
]

/** Cashback from online stores, beside the order of one of them. */
export const onlineCashback = scene(
  'online-cashback',
  beam(330, 250, 600, 110, TEAL[300]),
  beam(300, 384, 520, 36, PINK[500]),
  phone(cashbackScreen(PAYMENTS), { x: 180, y: 278, scale: 1.08, rotation: -6 }),
  notification(
    { icon: 'book', fill: TEAL[100], ink: TEAL[700], title: '+3.60 €', line: 'online bookstore' },
    352,
    66,
    226,
  ),
  notification(
    { icon: 'flower', fill: PINK[100], ink: PINK[700], title: '+7.00 €', line: 'online florist' },
    396,
    154,
    208,
  ),
  notification(
    { icon: 'gift', fill: YELLOW[100], ink: INK, title: '+10.00 €', line: 'online gift shop' },
    372,
    242,
    218,
  ),
  groundShadow(466, 508, 300),
  orderedBook(424, 506, 0.86),
  coinStack(556, 508, 38, 5),
  coin(600, 46, 22, 16),
)
