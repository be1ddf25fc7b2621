import type { Illustration } from '@beam/content/model/illustrations.ts'
import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { badge } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { nearbyScreen } from '../components/screens/pay-screen.ts'
import { cardsScreen } from '../components/screens/cards-screen.ts'
import { screenHead, statusBar } from '../components/screens/screen-parts.ts'
import { box, type SvgMarkup } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The upper parts of three screens, large enough to be read: linked cards, a payment, and its cashback. */
export const screenCards = appScreen(
  'screen-cards',
  PINK[100],
  PINK[300],
  cardsScreen(),
  bankCard(428, 150, TEAL, '0928', 0.86, 10) + coin(104, 92, 32, -12),
)
export const screenPay = appScreen(
  'screen-pay',
  YELLOW[100],
  YELLOW[300],
  nearbyScreen(),
  badge('waves', 102, 120, 46, INK, WHITE) +
    badge('bluetooth', 466, 172, 54, PINK[600], WHITE) +
    badge('scan', 102, 324, 46, TEAL[600], WHITE),
)
export const screenCashback = appScreen(
  'screen-cashback',
  TEAL[100],
  TEAL[300],
  largeAmount(),
  coin(462, 120, 42, 12) + coin(98, 330, 34, -12),
)

/** A phone that leaves its field at the bottom, with `around` in front of it. */
function appScreen(name: Illustration, ground: string, band: string, screen: SvgMarkup, around: SvgMarkup) {
  return scene(
    name,
    field(
      34,
      0,
      512,
      460,
      ground,
      beam(290, 260, 700, 150, band),
      phone(screen, { x: 280, y: 386, scale: 1.44 }),
      around,
    ),
  )
}

/** In large text, and read aloud. */
function largeAmount() {
  const middle = SCREEN.width / 2
  const sound = [26, 52, 88, 46, 104, 66, 92, 40, 24]
  return (
    statusBar() +
    screenHead('Cashback') +
    textLine('+4.50 €', middle, 142, { size: 56, face: 'headline', fill: TEAL[700], anchor: 'middle' }) +
    sound
      .map((height, bar) =>
        box(21 + bar * 20, 222 - height / 2, 12, height, bar % 2 ? PINK[600] : PINK[300], 6),
      )
      .join('') +
    box(16, 292, SCREEN.width - 32, 52, INK, 26) +
    textLine('Read aloud', middle, 326, { size: 24, face: 'bold', fill: YELLOW[300], anchor: 'middle' })
  )
}
