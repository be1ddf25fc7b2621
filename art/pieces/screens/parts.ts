import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW, type Hue } from '../../palette.ts'
import { mark } from '../../brand/mark.ts'
import { badge, icon, type Sign } from '../icon.ts'
import { box, type Drawing } from '../shape.ts'
import { words, wordsWidth } from '../words.ts'
import { SCREEN } from '../phone.ts'

/** The hour, and what a phone shows beside it. */
export function statusBar(ink: string = INK): Drawing {
  return (
    words('10:24', 24, 23, { size: 11, face: 'bold', fill: ink }) +
    box(174, 14, 20, 10, ink, 3) +
    [0, 1, 2].map((bar) => box(156 + bar * 5, 20 - bar * 3, 3.4, 4 + bar * 3, ink, 1)).join('')
  )
}

/** The wallet's head: its mark, the screen's name, a bell. */
export function screenHead(title: string, ink: string = INK, body: string = PINK[600]): Drawing {
  return (
    mark(14, 44, 24, body, YELLOW[500]) +
    words(title, 44, 62, { size: 17, face: 'headline', fill: ink }) +
    icon('bell', 192, 56, 17, ink)
  )
}

/** The row of places at the foot of the wallet, the first of them chosen. */
export function tabBar(chosen = 0): Drawing {
  const signs: Sign[] = ['home', 'card', 'percent', 'person']
  const y = SCREEN.height - 30
  return (
    box(0, y - 24, SCREEN.width, 60, WHITE) +
    signs
      .map((sign, index) => {
        const x = 30 + index * 52
        return index === chosen
          ? box(x - 22, y - 14, 44, 28, PINK[100], 14) + icon(sign, x, y, 17, PINK[600], PINK[100])
          : icon(sign, x, y, 17, CHARCOAL[300], WHITE)
      })
      .join('')
  )
}

/** A payment in the list: where, when, how much, and what came back. */
export interface Payment {
  readonly place: string
  readonly when: string
  readonly paid: string
  readonly back: string
  readonly sign: Sign
  readonly hue: Hue
}

export function paymentRow(payment: Payment, y: number, x = 14, width: number = SCREEN.width - 28): Drawing {
  const right = x + width
  const back = `+${payment.back}`
  const pill = wordsWidth(back, { size: 11, face: 'bold' }) + 14
  return (
    badge(payment.sign, x + 17, y + 17, 17, payment.hue[100], payment.hue[700]) +
    words(payment.place, x + 43, y + 15, { size: 13, face: 'bold', fill: INK }) +
    words(payment.when, x + 43, y + 30, { size: 11, fill: CHARCOAL[500] }) +
    words(payment.paid, right, y + 14, { size: 12, face: 'bold', fill: INK, anchor: 'end' }) +
    box(right - pill, y + 19, pill, 16, TEAL[100], 8) +
    words(back, right - pill / 2, y + 31, { size: 11, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}

/** The payments every screen speaks of: what comes back is what the place's percentage says. */
export const PAYMENTS = {
  bakery: { place: 'Bakery', when: '15% back', paid: '€12.00', back: '€1.80', sign: 'bread', hue: YELLOW },
  books: { place: 'Book shop', when: '10% back', paid: '€24.00', back: '€2.40', sign: 'book', hue: TEAL },
  cafe: { place: 'Café', when: '20% back', paid: '€4.50', back: '€0.90', sign: 'cup', hue: PINK },
  florist: { place: 'Florist', when: '15% back', paid: '€30.00', back: '€4.50', sign: 'flower', hue: PINK },
  bicycle: { place: 'Bike shop', when: '25% back', paid: '€80.00', back: '€20.00', sign: 'wheel', hue: TEAL },
  pharmacy: { place: 'Pharmacy', when: '10% back', paid: '€18.00', back: '€1.80', sign: 'cross', hue: TEAL },
} satisfies Record<string, Payment>

/** A broad button at the foot of a screen. */
export function screenButton(label: string, y: number, fill: string = INK, ink: string = WHITE): Drawing {
  return (
    box(14, y, SCREEN.width - 28, 44, fill, 22) +
    words(label, SCREEN.width / 2, y + 27, { size: 14, face: 'bold', fill: ink, anchor: 'middle' })
  )
}
