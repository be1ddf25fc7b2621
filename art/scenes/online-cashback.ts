import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { notice } from '../components/panel.ts'
import { orderedBook } from '../components/parcel.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { statusBar } from '../components/screens/screen-parts.ts'
import { groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Cashback from online stores, beside the order of one of them. */
export const onlineCashback = scene(
  'online-cashback',
  beam(330, 250, 600, 110, TEAL[300]),
  beam(300, 384, 520, 36, PINK[500]),
  phone(balance(), { x: 180, y: 278, scale: 1.08, rotation: -6 }),
  notice({ icon: 'book', fill: TEAL[100], ink: TEAL[700], title: '+3.60 €' }, 344, 22, 232, 1.08),
  notice({ icon: 'flower', fill: PINK[100], ink: PINK[700], title: '+7.00 €' }, 380, 126, 232, 1.08),
  notice({ icon: 'gift', fill: YELLOW[100], ink: INK, title: '+10.00 €' }, 352, 230, 244, 1.08),
  groundShadow(466, 508, 300),
  orderedBook(424, 506, 0.86),
  coinStack(556, 508, 38, 5),
  coin(588, 372, 24, 16),
)

/** How it grew, and the stores that it is from: the notices beside the phone say how much each of them gave. */
function balance() {
  const months = [38, 54, 46, 70, 62, 104]
  return (
    statusBar() +
    textLine('Cashback', 18, 80, { size: 27, face: 'headline', fill: INK }) +
    textLine('48.20 €', 18, 134, { size: 48, face: 'headline', fill: PINK[600] }) +
    months
      .map((height, month) =>
        box(18 + month * 31, 262 - height, 24, height, month === 5 ? PINK[500] : PINK[100], 7),
      )
      .join('') +
    store('book', 278, TEAL[100], TEAL[700], 84) +
    store('flower', 334, PINK[100], PINK[700], 62) +
    store('gift', 390, YELLOW[100], INK, 74)
  )
}

function store(sign: IconName, y: number, fill: string, ink: string, name: number) {
  return (
    box(12, y, SCREEN.width - 24, 48, CHARCOAL[50], 14) +
    badge(sign, 40, y + 24, 17, fill, ink) +
    box(70, y + 18, name, 12, CHARCOAL[300], 6)
  )
}
