import { CHARCOAL, INK, PINK, TEAL, YELLOW, type Hue } from '../../palette.ts'
import { bankCard } from '../bank-card.ts'
import { icon } from '../icon.ts'
import { box, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { screenHead, statusBar, tabBar } from './screen-parts.ts'

/** The linked cards: four of up to ten. */
export function cardsScreen(): SvgMarkup {
  const cards: readonly [Hue, string][] = [
    [CHARCOAL, '4471'],
    [TEAL, '0928'],
    [YELLOW, '3365'],
    [PINK, '7710'],
  ]
  return (
    statusBar() +
    screenHead('Cards') +
    cards.map(([hue, digits], index) => bankCard(108, 146 + index * 46, hue, digits, 0.8)).join('') +
    textLine('4 of 10 linked', 14, 372, { size: 13, face: 'bold', fill: CHARCOAL[600] }) +
    box(176, 354, 28, 28, INK, 14) +
    icon('plus', 190, 368, 17, '#fff') +
    tabBar(1)
  )
}
