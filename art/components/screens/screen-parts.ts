import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW, type Hue } from '../../palette.ts'
import { mark } from '../../brand/mark.ts'
import { badge, icon, type IconName } from '../icon.ts'
import { box, type SvgMarkup } from '../svg.ts'
import { textLine, textWidth } from '../text.ts'
import { SCREEN } from '../phone.ts'

/** The status bar: time, signal, battery. */
export function statusBar(ink: string = INK): SvgMarkup {
  return (
    textLine('10:24', 24, 23, { size: 11, face: 'bold', fill: ink }) +
    box(174, 14, 20, 10, ink, 3) +
    [0, 1, 2].map((bar) => box(156 + bar * 5, 20 - bar * 3, 3.4, 4 + bar * 3, ink, 1)).join('')
  )
}

/** The header of a wallet screen: the mark, the screen's name, a bell. */
export function screenHead(title: string, ink: string = INK, body: string = PINK[600]): SvgMarkup {
  return (
    mark(14, 44, 24, body, YELLOW[500]) +
    textLine(title, 44, 62, { size: 17, face: 'headline', fill: ink }) +
    icon('bell', 192, 56, 17, ink)
  )
}

/** The tab bar at the bottom of the wallet; `selected` is the index of the current tab. */
export function tabBar(selected = 0): SvgMarkup {
  const icons: IconName[] = ['home', 'card', 'percent', 'person']
  const y = SCREEN.height - 30
  return (
    box(0, y - 24, SCREEN.width, 60, WHITE) +
    icons
      .map((iconName, index) => {
        const x = 30 + index * 52
        return index === selected
          ? box(x - 22, y - 14, 44, 28, PINK[100], 14) + icon(iconName, x, y, 17, PINK[600], PINK[100])
          : icon(iconName, x, y, 17, CHARCOAL[300], WHITE)
      })
      .join('')
  )
}

/** A payment in the list: shop, date or rate, amount, cashback. */
export interface Payment {
  readonly shop: string
  readonly when: string
  readonly paid: string
  readonly back: string
  readonly icon: IconName
  readonly hue: Hue
}

/** A row of the list of payments, with its upper left corner at (x, y). */
export function paymentRow(
  payment: Payment,
  y: number,
  x = 14,
  width: number = SCREEN.width - 28,
): SvgMarkup {
  const right = x + width
  const back = `+${payment.back}`
  const pill = textWidth(back, { size: 11, face: 'bold' }) + 14
  return (
    badge(payment.icon, x + 17, y + 17, 17, payment.hue[100], payment.hue[700]) +
    textLine(payment.shop, x + 43, y + 15, { size: 13, face: 'bold', fill: INK }) +
    textLine(payment.when, x + 43, y + 30, { size: 11, fill: CHARCOAL[500] }) +
    textLine(payment.paid, right, y + 14, { size: 12, face: 'bold', fill: INK, anchor: 'end' }) +
    box(right - pill, y + 19, pill, 16, TEAL[100], 8) +
    textLine(back, right - pill / 2, y + 31, { size: 11, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}

/** The payments shown on all screens; the cashback matches each shop's percentage. */
export const PAYMENTS = {
  bakery: { shop: 'Bakery', when: '15% back', paid: '12.00 €', back: '1.80 €', icon: 'bread', hue: YELLOW },
  books: { shop: 'Bookstore', when: '10% back', paid: '24.00 €', back: '2.40 €', icon: 'book', hue: TEAL },
  cafe: { shop: 'Café', when: '20% back', paid: '4.50 €', back: '0.90 €', icon: 'cup', hue: PINK },
  florist: { shop: 'Florist', when: '15% back', paid: '30.00 €', back: '4.50 €', icon: 'flower', hue: PINK },
  bicycle: {
    shop: 'Bike shop',
    when: '25% back',
    paid: '80.00 €',
    back: '20.00 €',
    icon: 'wheel',
    hue: TEAL,
  },
  pharmacy: { shop: 'Pharmacy', when: '10% back', paid: '18.00 €', back: '1.80 €', icon: 'cross', hue: TEAL },
} satisfies Record<string, Payment>

/** A full-width button at the bottom of a screen. */
export function screenButton(label: string, y: number, fill: string = INK, ink: string = WHITE): SvgMarkup {
  return (
    box(14, y, SCREEN.width - 28, 44, fill, 22) +
    textLine(label, SCREEN.width / 2, y + 27, { size: 14, face: 'bold', fill: ink, anchor: 'middle' })
  )
}
