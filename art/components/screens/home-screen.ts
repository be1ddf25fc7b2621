import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../../palette.ts'
import { beam } from '../beam.ts'
import { coin } from '../coin.ts'
import { badge, type IconName } from '../icon.ts'
import { box, clipped, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { PAYMENTS, paymentRow, screenHead, statusBar, tabBar } from './screen-parts.ts'

/** The wallet's home screen: cashback balance, actions, today's payments. */
export function homeScreen(): SvgMarkup {
  return (
    statusBar() +
    screenHead('Wallet') +
    balance() +
    action('waves', 'Pay', 40, INK, WHITE) +
    action('scan', 'Scan', 108, YELLOW[500], INK) +
    action('card', 'Cards', 176, TEAL[100], TEAL[700]) +
    textLine('Today', 14, 302, { size: 14, face: 'headline', fill: INK }) +
    paymentRow(PAYMENTS.bakery, 312) +
    paymentRow(PAYMENTS.books, 355) +
    tabBar(0)
  )
}

function balance(): SvgMarkup {
  return clipped(
    10,
    84,
    196,
    122,
    24,
    box(10, 84, 196, 122, PINK[600]),
    beam(108, 168, 320, 46, PINK[500]),
    textLine('Cashback to spend', 26, 112, { size: 12, fill: WHITE }),
    textLine('48.20 €', 26, 152, { size: 38, face: 'headline', fill: WHITE }),
    box(26, 170, 92, 22, YELLOW[500], 11),
    textLine('+4.20 € today', 72, 185, { size: 12, face: 'bold', fill: INK, anchor: 'middle' }),
    coin(176, 174, 17, 12),
  )
}

function action(iconName: IconName, label: string, x: number, fill: string, ink: string): SvgMarkup {
  return (
    badge(iconName, x, 237, 21, fill, ink) +
    textLine(label, x, 274, { size: 11, face: 'bold', fill: CHARCOAL[600], anchor: 'middle' })
  )
}
