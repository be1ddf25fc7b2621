import { CHARCOAL, INK, PINK, WHITE, YELLOW } from '../../palette.ts'
import { mark } from '../../brand/mark.ts'
import { qrCode } from '../qr-code.ts'
import { box, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { SCREEN } from '../phone.ts'
import { statusBar } from './screen-parts.ts'

/** The payment code that a till scans. */
export function qrScreen(): SvgMarkup {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, SCREEN.height, YELLOW[500]) +
    statusBar() +
    textLine('Show to pay', middle, 82, { size: 24, face: 'headline', fill: INK, anchor: 'middle' }) +
    box(18, 108, 180, 180, WHITE, 26) +
    qrCode(34, 124, 148, INK, WHITE) +
    mark(middle - 20, 178, 40, PINK[600], YELLOW[500]) +
    textLine('Bookstore', middle, 328, { size: 16, face: 'bold', fill: INK, anchor: 'middle' }) +
    textLine('24.00 €', middle, 370, { size: 38, face: 'headline', fill: INK, anchor: 'middle' }) +
    box(52, 388, 112, 28, INK, 14) +
    textLine('+2.40 € back', middle, 407, { size: 13, face: 'bold', fill: YELLOW[300], anchor: 'middle' }) +
    box(78, 436, 60, 5, CHARCOAL[900], 2.5)
  )
}
