import { INK, PINK, WHITE, YELLOW, CHARCOAL } from '../../palette.ts'
import { icon, type IconName } from '../icon.ts'
import { box, disc, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { SCREEN } from '../phone.ts'
import { statusBar } from './screen-parts.ts'

/** Ready for a contactless payment: rings around the icon of the method. */
export function payScreen(iconName: IconName, amount: string, line: string): SvgMarkup {
  const middle = SCREEN.width / 2
  return (
    statusBar() +
    textLine('To pay', middle, 84, { size: 14, fill: CHARCOAL[600], anchor: 'middle' }) +
    textLine(amount, middle, 126, { size: 42, face: 'headline', fill: INK, anchor: 'middle' }) +
    disc(middle, 240, 92, PINK[100]) +
    disc(middle, 240, 68, PINK[300]) +
    disc(middle, 240, 46, PINK[600]) +
    icon(iconName, middle, 240, 50, WHITE) +
    textLine(line, middle, 366, { size: 14, face: 'bold', fill: INK, anchor: 'middle' }) +
    box(40, 388, SCREEN.width - 80, 30, YELLOW[500], 15) +
    textLine('15% comes back', middle, 408, { size: 13, face: 'bold', fill: INK, anchor: 'middle' })
  )
}

/** Nearby tills found over Bluetooth. */
export function nearbyScreen(): SvgMarkup {
  const middle = SCREEN.width / 2
  return (
    statusBar() +
    textLine('Pay nearby', 14, 72, { size: 24, face: 'headline', fill: INK }) +
    [92, 68, 44]
      .map((r, index) => disc(middle, 190, r, [PINK[50], PINK[100], PINK[300]][index] ?? WHITE))
      .join('') +
    disc(middle, 190, 26, PINK[600]) +
    icon('bluetooth', middle, 190, 34, WHITE) +
    tillRow('Café', 'Checkout 1', 'cup', 306, true) +
    tillRow('Florist', 'Checkout 2', 'flower', 366, false)
  )
}

function tillRow(shop: string, till: string, iconName: IconName, y: number, chosen: boolean): SvgMarkup {
  const [ground, ink, soft] = chosen ? [INK, WHITE, CHARCOAL[300]] : [CHARCOAL[50], INK, CHARCOAL[500]]
  return (
    box(14, y, SCREEN.width - 28, 52, ground, 18) +
    disc(42, y + 26, 16, chosen ? YELLOW[500] : WHITE) +
    icon(iconName, 42, y + 26, 18, INK) +
    textLine(shop, 68, y + 23, { size: 14, face: 'bold', fill: ink }) +
    textLine(till, 68, y + 40, { size: 12, fill: soft }) +
    (chosen ? icon('check', 180, y + 26, 22, YELLOW[500]) : '')
  )
}
