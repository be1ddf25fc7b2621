import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../../palette.ts'
import { coin } from '../coin.ts'
import { box, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
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
