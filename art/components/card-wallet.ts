import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { bankCard } from './bank-card.ts'
import { floatingShadow } from './shadow.ts'
import { box, shape, transformed, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

interface WalletTexts {
  /** The last digits of its four bank cards. */
  readonly digits: readonly [string, string, string, string]
  readonly count: string
}

/**
 * A wallet 320 wide around (x, y), out of which four bank cards fan; out of a small one two. That has no texts: nobody
 * could read them.
 */
export function cardWallet(x: number, y: number, scale: number, texts?: WalletTexts): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    floatingShadow(-160, -75, 320, 206, 36),
    box(-160, -75, 320, 150, PINK[500], 36),
    texts ? fourCards(texts.digits) : twoCards(),
    shape('M-160-41c100 40 220 40 320 0V95a36 36 0 0 1-36 36h-248a36 36 0 0 1-36-36z', PINK[300]),
    shape('M-160 49L160-55V7L-160 111z', PINK[500]),
    mark(-130, 47, 62, WHITE, YELLOW[500]),
    texts ? label(texts.count) : '',
  )
}

function fourCards([first, second, third, fourth]: WalletTexts['digits']): SvgMarkup {
  return (
    bankCard(-84, -131, YELLOW, first, 0.95, -24) +
    bankCard(-22, -165, TEAL, second, 0.95, -10) +
    bankCard(50, -155, CHARCOAL, third, 0.95, 6) +
    bankCard(104, -113, PINK, fourth, 0.95, 20)
  )
}

function twoCards(): SvgMarkup {
  return bankCard(-30, -96, YELLOW, '', 0.95, -10) + bankCard(44, -78, CHARCOAL, '', 0.95, 8)
}

function label(text: string): SvgMarkup {
  return (
    box(42, 45, 96, 46, YELLOW[500], 22) +
    textLine(text, 90, 75, { size: 19, face: 'bold', fill: INK, anchor: 'middle' })
  )
}
