import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A store's own software on a register, with a button for Beam in it and a terminal beside it. */
export const pointOfSale = scene(
  'point-of-sale',
  beam(330, 214, 600, 140, PINK[300]),
  beam(316, 350, 560, 34, TEAL[500]),
  groundShadow(300, 522, 560),
  shape('M186 400h128l22 96H164z', CHARCOAL[500]),
  box(120, 488, 260, 30, CHARCOAL[600], 15),
  register(),
  terminal(paid(), 534, 372, 0.98, 5),
  animateReturn([-40, 13], flyingCoin(548, 156, 34, 0.75, 14)),
  coin(596, 76, 22, 12),
)

function register() {
  return (
    box(30, 60, 440, 352, CHARCOAL[600], 30) +
    box(44, 74, 412, 324, WHITE, 18) +
    box(262, 74, 194, 324, CHARCOAL[50], 18) +
    product('bread', 60, 92, YELLOW[500], INK) +
    product('cup', 160, 92, PINK[500]) +
    product('flower', 60, 192, TEAL[500]) +
    product('book', 160, 192, CHARCOAL[600]) +
    product('bag', 60, 292, PINK[300], PINK[900]) +
    product('gift', 160, 292, TEAL[300], TEAL[900]) +
    entry(0, YELLOW[500], 96) +
    entry(1, PINK[500], 72) +
    entry(2, TEAL[500], 88) +
    box(280, 236, 158, 4, CHARCOAL[300], 2) +
    textLine('12.00 €', 438, 284, { size: 37, face: 'headline', fill: INK, anchor: 'end' }) +
    box(278, 304, 162, 74, PINK[600], 22) +
    mark(294, 318, 44, WHITE, YELLOW[500]) +
    textLine('Pay', 350, 352, { size: 31, face: 'headline', fill: WHITE })
  )
}

function product(name: IconName, x: number, y: number, fill: string, ink: string = WHITE) {
  return box(x, y, 88, 88, fill, 18) + icon(name, x + 44, y + 44, 44, ink, fill)
}

function entry(index: number, fill: string, width: number) {
  const y = 110 + index * 40
  return disc(292, y, 12, fill) + box(316, y - 6, width, 12, CHARCOAL[300], 6)
}

function paid() {
  return (
    disc(68, 36, 25, TEAL[600]) +
    icon('check', 68, 36, 34, WHITE) +
    textLine('Paid', 68, 92, { size: 29, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
