import type { Illustration } from '@beam/content/model/illustrations.ts'
import { CHARCOAL, DARK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { nearbyScreen } from '../components/screens/pay-screen.ts'
import { cardsScreen } from '../components/screens/cards-screen.ts'
import { screenHead, statusBar } from '../components/screens/screen-parts.ts'
import { box, clipped, shape, type SvgMarkup } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { bySchemes, scene } from './scene.ts'

/** The upper parts of three screens, large enough to be read: linked cards, a payment, and its cashback. */
export const screenCards = appScreen(
  'screen-cards',
  PINK[100],
  PINK[300],
  DARK.pinkBeam,
  cardsScreen(),
  bankCard(606, 202, TEAL, '0928', 0.8, 10) +
    bankCard(133, 272, CHARCOAL, '4471', 0.82, -12) +
    coin(103, 104, 38, -12),
)
export const screenPay = appScreen(
  'screen-pay',
  YELLOW[100],
  YELLOW[300],
  DARK.grayBeam,
  nearbyScreen(),
  badge('waves', 115, 118, 60, CHARCOAL[700], WHITE) +
    badge('bluetooth', 597, 196, 70, PINK[600], WHITE) +
    badge('scan', 131, 296, 56, TEAL[600], WHITE),
)
export const screenCashback = appScreen(
  'screen-cashback',
  TEAL[100],
  TEAL[300],
  DARK.tealBeam,
  largeAmount(),
  coin(597, 132, 60, 12) + coin(109, 280, 48, -12) + coin(135, 112, 26, 12),
)

/** A phone that leaves its field at the bottom, with `around` in front of it. */
function appScreen(
  name: Illustration,
  ground: string,
  band: string,
  bandInDark: string,
  screen: SvgMarkup,
  around: SvgMarkup,
) {
  return scene(
    name,
    clipped(
      0,
      0,
      720,
      400,
      40,
      bySchemes(field(ground, band), field(DARK.tint, bandInDark)),
      phone(screen, { x: 360, y: 404, scale: 1.6 }),
      around,
    ),
  )
}

function field(ground: string, band: string) {
  return box(0, 0, 720, 400, ground) + beam(360, 226, 860, 150, band)
}

/** In large text, and spoken. */
function largeAmount() {
  const middle = SCREEN.width / 2
  const sound = [32, 54, 28, 64, 40, 56, 24]
  return (
    statusBar() +
    screenHead('Cashback') +
    textLine('+4.50 €', middle, 138, { size: 56, face: 'headline', fill: TEAL[700], anchor: 'middle' }) +
    sound
      .map((height, bar) =>
        box(66 + bar * 20, 188 - height / 2, 12, height, bar % 2 ? PINK[600] : PINK[300], 6),
      )
      .join('') +
    shape('M16 178h10l16-14v48l-16-14h-10z', TEAL[700])
  )
}
