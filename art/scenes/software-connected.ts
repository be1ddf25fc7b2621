import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed, translated } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine, textWidth } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const GROUND = 430
const COUNTER = 326
/** The middle of the names on the ground; those of drawings cut on phones keep away from both ends. */
const NAMES = 462
const NAME = { size: 24, face: 'headline' } as const
/** What stands on the ground is smaller than it is drawn, so that there is air around it. */
const SCALE = 0.92

/** A checkout: a customer pays by phone, the partner's software shows the payment, and the merchant sees the sale. */
export const softwareConnected = scene(
  'software-connected',
  beam(430, 196, 780, 130, PINK[300]),
  beam(600, 314, 440, 36, YELLOW[500]),
  transformed(450 * (1 - SCALE), 14, SCALE, 0, checkout()),
  box(234, NAMES - 3, 432, 6, CHARCOAL[300]),
  name('Customer', 236, TEAL[600]),
  name('Your software', 453, PINK[600]),
  name('Merchant', 664, TEAL[600]),
)

function checkout() {
  const parts = [
    groundShadow(456, GROUND, 660),
    person({ skin: SKIN.brown, hue: TEAL, hair: 'curly', right: [74, -158] }, 210, GROUND, 1.08),
    person(
      { skin: SKIN.tan, hue: PINK, hair: 'bun', wears: 'apron', left: [-58, -112], legs: false },
      690,
      GROUND + 14,
      1.08,
    ),
    counter(),
    transformed(502, COUNTER, 1.08, 0, translated(-506, -COUNTER, software())),
    terminal(disc(68, 52, 40, TEAL[600]) + icon('check', 68, 52, 56, WHITE), 370, 258, 0.46),
    phone(302, 246),
    panel(120, 20, 180, 74, textLine('+2.40 €', 90, 50, centered(40, TEAL[600])), 26),
    panel(576, 0, 196, 96, sales(), 26),
    animateReturn([20, -24], flyingCoin(346, 74, 34, 0.8, 14)),
    coin(356, 148, 20, -12),
  ]
  return parts.join('')
}

function centered(size: number, fill: string) {
  return { size, face: 'headline', fill, anchor: 'middle' } as const
}

function counter() {
  return (
    box(326, COUNTER, 450, 26, CHARCOAL[700], 13) +
    shape(`M340 ${COUNTER + 26}h422v${GROUND - COUNTER - 26}H340z`, YELLOW[300]) +
    box(340, GROUND - 14, 422, 14, YELLOW[600])
  )
}

/** A screen on the counter: what the customer buys, and that it is paid with Beam Wallet. */
function software() {
  return (
    shape(`M466 270h76l14 56H452z`, CHARCOAL[500]) +
    box(436, COUNTER - 12, 136, 14, CHARCOAL[600], 7) +
    box(404, 82, 204, 204, CHARCOAL[600], 24) +
    box(414, 92, 184, 184, WHITE, 15) +
    disc(440, 122, 12, YELLOW[500]) +
    box(462, 115, 76, 13, CHARCOAL[300], 6.5) +
    disc(440, 156, 12, TEAL[500]) +
    box(462, 149, 52, 13, CHARCOAL[300], 6.5) +
    textLine('24.00 €', 584, 204, { size: 33, face: 'headline', fill: INK, anchor: 'end' }) +
    box(424, 218, 164, 48, PINK[600], 18) +
    mark(434, 224, 36, WHITE, YELLOW[500]) +
    textLine('Paid', 528, 253, centered(30, WHITE))
  )
}

/** In the customer's hand, at the terminal. */
function phone(x: number, y: number) {
  return transformed(
    x,
    y,
    1,
    10,
    box(-27, -48, 54, 94, INK, 12),
    box(-21, -42, 42, 82, WHITE, 7),
    mark(-16, -17, 32, PINK[600], YELLOW[500]),
    stroke('M-30 34L-14 26', SKIN.brown, 14),
  )
}

function sales() {
  return (
    textLine('Sales today', 98, 40, { size: 28, face: 'bold', fill: CHARCOAL[600], anchor: 'middle' }) +
    textLine('640 €', 98, 80, centered(38, PINK[600]))
  )
}

function name(text: string, x: number, fill: string) {
  const width = textWidth(text, NAME) + 36
  return (
    box(x - width / 2, NAMES - 21, width, 42, fill, 21) +
    textLine(text, x, NAMES + 9, { ...NAME, fill: WHITE, anchor: 'middle' })
  )
}
