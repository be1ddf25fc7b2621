import type { Illustration } from '@beam/content/model/illustrations.ts'
import { CHARCOAL, DARK, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import {
  PAYMENTS,
  paymentRow,
  screenButton,
  screenHead,
  statusBar,
} from '../components/screens/screen-parts.ts'
import { box, clipped, disc, shape, type SvgMarkup } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { bySchemes, scene } from './scene.ts'

const MIDDLE = SCREEN.width / 2

/**
 * Three screens, large enough to be read: linked cards, a payment, and its cashback. What each is about ends above the
 * edge of the field.
 */
export const screenCards = appScreen(
  'screen-cards',
  PINK[100],
  PINK[300],
  DARK.pink,
  linkedCards(),
  bankCard(602, 236, TEAL, '0928', 0.84, 10) + coin(96, 330, 56, -12),
)
export const screenPay = appScreen(
  'screen-pay',
  YELLOW[100],
  YELLOW[300],
  DARK.yellow,
  contactless(),
  badge('scan', 104, 350, 74, TEAL[600], WHITE) + badge('bluetooth', 616, 200, 74, PINK[600], WHITE),
)
export const screenCashback = appScreen(
  'screen-cashback',
  TEAL[100],
  TEAL[300],
  DARK.teal,
  largeAmount(),
  coin(616, 186, 64, 12) + coin(104, 372, 52, -12) + coin(120, 176, 28, 12),
)

/** A phone that leaves its field at the bottom, with `around` in front of it. */
function appScreen(
  name: Illustration,
  ground: string,
  band: string,
  inDark: (typeof DARK)[keyof typeof DARK],
  screen: SvgMarkup,
  around: SvgMarkup,
) {
  return scene(
    name,
    clipped(
      0,
      0,
      720,
      540,
      40,
      bySchemes(field(ground, band), field(inDark.tint, inDark.beam)),
      phone(screen, { x: 360, y: 361, scale: 1.4 }),
      around,
    ),
  )
}

function field(ground: string, band: string) {
  return box(0, 0, 720, 540, ground) + beam(360, 290, 860, 190, band)
}

/** The row below the cards adds one; the card beside the phone is the next. */
function linkedCards() {
  return (
    statusBar() +
    screenHead('Cards') +
    bankCard(MIDDLE, 140, CHARCOAL, '4471', 0.8) +
    bankCard(MIDDLE, 176, YELLOW, '3365', 0.8) +
    bankCard(MIDDLE, 212, PINK, '7710', 0.8) +
    screenButton('Add a card', 284)
  )
}

function contactless() {
  return (
    statusBar() +
    textLine('To pay', MIDDLE, 76, { size: 15, fill: CHARCOAL[600], anchor: 'middle' }) +
    textLine('30.00 €', MIDDLE, 118, { size: 44, face: 'headline', fill: INK, anchor: 'middle' }) +
    [82, 62, 43]
      .map((r, ring) => disc(MIDDLE, 212, r, [PINK[100], PINK[300], PINK[600]][ring] ?? WHITE))
      .join('') +
    icon('waves', MIDDLE, 212, 52, WHITE) +
    textLine('Hold near the terminal', MIDDLE, 324, { size: 16, face: 'bold', fill: INK, anchor: 'middle' })
  )
}

/** In large text, and spoken; below it, the payment. */
function largeAmount() {
  const sound = [32, 54, 28, 64, 40, 56, 24]
  return (
    statusBar() +
    screenHead('Cashback') +
    textLine('+4.50 €', MIDDLE, 134, { size: 45, face: 'headline', fill: TEAL[700], anchor: 'middle' }) +
    sound
      .map((height, bar) =>
        box(66 + bar * 20, 202 - height / 2, 12, height, bar % 2 ? PINK[600] : PINK[300], 6),
      )
      .join('') +
    shape('M16 192h10l16-14v48l-16-14h-10z', TEAL[700]) +
    box(10, 256, SCREEN.width - 20, 70, CHARCOAL[50], 20) +
    paymentRow(PAYMENTS.florist, 273, 22, SCREEN.width - 44)
  )
}
