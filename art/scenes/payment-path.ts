import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { badge, icon, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** Where the path runs, on a panel, and the upper edge of that panel. */
const PATH = 307
const PANEL = 264
/** What stands along the path is above the panel. */
const GROUND = 240
/** The stops: the store, the services, the customer’s phone. */
const STOPS = [128, 360, 592] as const
const SHADOWS = [200, 170, 116] as const

/** One payment: from a store to the services, and its cashback from there to the customer’s phone. */
export const paymentPath = scene(
  'payment-path',
  beam(250, 146, 350, 72, PINK[300]),
  beam(500, 132, 340, 72, YELLOW[300]),
  STOPS.map((x, index) => groundShadow(x, GROUND, SHADOWS[index] ?? 0)).join(''),
  shop('Books', PINK, TEAL, STOPS[0], GROUND, 0.67, icon('book', 101, 184, 84, PINK[500])),
  transformed(STOPS[1], GROUND, 0.87, 0, services()),
  phone(cashback(), { x: STOPS[2], y: 135, scale: 0.445 }),
  panel(12, PANEL, 696, 114, '', 30),
  box(STOPS[0], PATH - 9, STOPS[1] - STOPS[0], 18, PINK[500]),
  box(STOPS[1], PATH - 9, STOPS[2] - STOPS[1], 18, YELLOW[500]),
  stop(0, 'card', 'Pay', PINK[600]),
  stop(1, 'check', 'Process', INK),
  stop(2, 'percent', 'Cashback', TEAL[600]),
  amount((STOPS[0] + STOPS[1]) / 2),
  animateReturn([-36, 0], flyingCoin(STOPS[1] + 92, PATH, 25, 0.8, 0)),
  coin(STOPS[1] + 162, PATH, 20, 12),
)

function stop(index: 0 | 1 | 2, iconName: IconName, label: string, fill: string) {
  const x = STOPS[index]
  return (
    disc(x, PATH, 29, WHITE) +
    badge(iconName, x, PATH, 24, fill, WHITE) +
    textLine(label, x, PATH + 56, { size: 30, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** The payment on its way. */
function amount(x: number) {
  return (
    box(x - 62, PATH - 22, 124, 44, PINK[100], 22) +
    textLine('24.00 €', x, PATH + 9, { size: 26, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** The confirmation on the customer’s phone: only what is legible where the drawing is small. */
function cashback() {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, SCREEN.height, TEAL[600]) +
    badge('check', middle, 128, 62, WHITE, TEAL[600]) +
    textLine('+2.40 €', middle, 270, { size: 54, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    coin(middle, 354, 42, 12)
  )
}

/** Three machines in a rack, and the sign of their program. */
function services() {
  return (
    box(-86, -238, 172, 238, CHARCOAL[300], 24) +
    machine(-226, PINK[500], 76) +
    machine(-152, YELLOW[500], 76) +
    machine(-78, TEAL[300], 34) +
    disc(74, -42, 36, YELLOW[500]) +
    textLine('{ }', 74, -30, { size: 36, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** Its lines end before the sign. */
function machine(y: number, light: string, line: number) {
  return (
    box(-74, y, 148, 66, CHARCOAL[600], 16) +
    disc(-44, y + 33, 11, light) +
    box(-18, y + 20, line, 9, CHARCOAL[300], 4.5) +
    box(-18, y + 37, line * 0.7, 9, CHARCOAL[300], 4.5)
  )
}
