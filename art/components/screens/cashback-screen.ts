import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../../palette.ts'
import { coin } from '../coin.ts'
import { box, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { SCREEN } from '../phone.ts'
import { PAYMENTS, paymentRow, screenHead, statusBar, tabBar } from './screen-parts.ts'

/** Cashback by week and by shop: three payments. */
export function cashbackScreen(): SvgMarkup {
  const payments = [PAYMENTS.bicycle, PAYMENTS.florist, PAYMENTS.cafe]
  return (
    statusBar() +
    screenHead('Cashback') +
    textLine('48.20 €', 14, 118, { size: 36, face: 'headline', fill: INK }) +
    textLine('No expiry. Spend it anywhere.', 14, 138, { size: 12, fill: CHARCOAL[600] }) +
    coin(184, 104, 18, 12) +
    bars() +
    payments.map((payment, index) => paymentRow(payment, 276 + index * 44)).join('') +
    tabBar(2)
  )
}

function bars(): SvgMarkup {
  const heights = [26, 40, 33, 58, 47, 78]
  return heights
    .map((height, index) => {
      const newest = index === heights.length - 1
      return box(
        14 + index * 32.5,
        246 - height,
        26,
        height,
        newest ? PINK[600] : index % 2 ? YELLOW[300] : TEAL[100],
        8,
      )
    })
    .join('')
}

/** A completed payment: the amount and its cashback. */
export function paidScreen(shop: string, paid: string, back: string): SvgMarkup {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, SCREEN.height, TEAL[600]) +
    statusBar(WHITE) +
    `<circle cx="${middle}" cy="136" r="46" fill="${TEAL[500]}"/><circle cx="${middle}" cy="136" r="34" fill="${WHITE}"/>` +
    `<path d="M${middle - 15} 137l11 11 20-23" fill="none" stroke="${TEAL[600]}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>` +
    textLine(`Paid at the ${shop}`, middle, 218, { size: 15, face: 'bold', fill: WHITE, anchor: 'middle' }) +
    textLine(paid, middle, 266, { size: 44, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    box(22, 300, SCREEN.width - 44, 92, WHITE, 24) +
    coin(62, 346, 22, -8) +
    textLine('Back to you', 96, 337, { size: 13, fill: CHARCOAL[600] }) +
    textLine(`+${back}`, 96, 365, { size: 26, face: 'headline', fill: TEAL[700] })
  )
}
