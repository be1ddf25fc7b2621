import { INK, PINK, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { orderedBook } from '../components/parcel.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { statusBar } from '../components/screens/screen-parts.ts'
import { groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** An order, and the phone that says how much of its price has come back. */
export const parcelCoin = scene(
  'parcel-coin',
  beam(168, 122, 316, 88, YELLOW[300]),
  groundShadow(96, 222, 170),
  orderedBook(94, 222, 0.76),
  phone(arrived(), { x: 224, y: 119, scale: 0.47, rotation: 5 }),
  coin(150, 54, 24, -12),
)

function arrived() {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, SCREEN.height, PINK[600]) +
    statusBar(WHITE) +
    badge('check', middle, 120, 44, WHITE, PINK[600]) +
    textLine('+3.60 €', middle, 244, { size: 54, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    textLine('cashback', middle, 284, { size: 28, face: 'bold', fill: WHITE, anchor: 'middle' }) +
    box(18, 326, SCREEN.width - 36, 92, WHITE, 24) +
    textLine('Bookstore', middle, 362, { size: 29, face: 'bold', fill: INK, anchor: 'middle' }) +
    textLine('24.00 €', middle, 400, { size: 30, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
