import { CHARCOAL, INK, PINK, WHITE, YELLOW } from '../../palette.ts'
import { mark } from '../../brand/mark.ts'
import { qrCode } from '../qr-code.ts'
import { box, stroke, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { SCREEN } from '../phone.ts'
import { statusBar } from './screen-parts.ts'

/** The camera, with the code of a sign in its frame. */
export function scanScreen(): SvgMarkup {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, SCREEN.height, CHARCOAL[700]) +
    statusBar(WHITE) +
    textLine('Scan the code', middle, 82, { size: 24, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    box(40, 134, 136, 136, WHITE, 16) +
    qrCode(52, 146, 112, INK, WHITE) +
    mark(middle - 15, 187, 30, PINK[600], YELLOW[500]) +
    stroke('M22 154v-20a18 18 0 0 1 18-18h20M156 116h20a18 18 0 0 1 18 18v20', YELLOW[500], 9) +
    stroke('M22 250v20a18 18 0 0 0 18 18h20M156 288h20a18 18 0 0 0 18-18v-20', YELLOW[500], 9) +
    box(0, 318, SCREEN.width, 134, WHITE) +
    textLine('Bookstore', middle, 350, { size: 16, face: 'bold', fill: INK, anchor: 'middle' }) +
    textLine('24.00 €', middle, 386, { size: 34, face: 'headline', fill: INK, anchor: 'middle' }) +
    box(52, 402, 112, 28, INK, 14) +
    textLine('+2.40 € back', middle, 421, { size: 13, face: 'bold', fill: YELLOW[300], anchor: 'middle' })
  )
}
