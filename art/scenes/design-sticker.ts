import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A sheet for the printer: a round sticker for store windows with its marks, and another, peeled off, beside it. */
export const designSticker = scene(
  'design-sticker',
  beam(330, 230, 600, 140, PINK[300]),
  beam(310, 420, 540, 34, TEAL[500]),
  transformed(276, 284, 1, -4, sheet()),
  transformed(524, 356, 1, 10, peeled()),
  coin(572, 116, 30, 12),
)

function sheet() {
  return (
    floatingShadow(-222, -238, 444, 476, 18) +
    box(-222, -238, 444, 476, WHITE, 18) +
    cropMarks(184, -16) +
    disc(0, -16, 176, CHARCOAL[100]) +
    disc(0, -16, 168, YELLOW[500]) +
    mark(-49, -150, 98, INK, PINK[600]) +
    textLine('Pay here', 0, 18, { size: 66, face: 'headline', fill: INK, anchor: 'middle' }) +
    textLine('with your phone', 0, 58, { size: 29, face: 'bold', fill: INK, anchor: 'middle' }) +
    icon('waves', 0, 104, 58, PINK[600]) +
    [PINK[600], YELLOW[500], TEAL[600], INK]
      .map((fill, ink) => box(-66 + ink * 34, 196, 30, 18, fill, 4))
      .join('')
  )
}

/** Where the sticker is cut: two short lines at each corner of its square, `reach` from the middle. */
function cropMarks(reach: number, y: number) {
  const marks = [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const [x0, y0] = [across * reach, y + down * reach]
      return `M${x0} ${y0 - down * 34}V${y0 - down * 8}M${x0 - across * 34} ${y0}H${x0 - across * 8}`
    }),
  )
  return stroke(marks.join(''), CHARCOAL[500], 5, 'butt')
}

/** Its lower corner is still bent. */
function peeled() {
  return (
    floatingShadow(-92, -92, 184, 184, 36) +
    shape('M-56-92H56a36 36 0 0 1 36 36V30L30 92H-56a36 36 0 0 1-36-36V-56a36 36 0 0 1 36-36z', PINK[600]) +
    shape('M92 30L30 92V54a24 24 0 0 1 24-24z', PINK[100]) +
    textLine('15%', -4, 4, { size: 68, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    textLine('back', -30, 44, { size: 34, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
