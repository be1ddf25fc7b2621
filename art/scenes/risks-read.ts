import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { panel } from '../components/panel.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A sheet with the risks, which someone reads with a magnifying glass. */
export const risksRead = scene(
  'risks-read',
  beam(320, 260, 590, 150, YELLOW[300]),
  beam(310, 430, 500, 36, PINK[500]),
  panel(104, 58, 380, 444, sheet(), 34),
  stroke('M500 430l64 64', CHARCOAL[700], 34),
  disc(440, 370, 92, CHARCOAL[700]),
  disc(440, 370, 72, TEAL[50]),
  box(388, 330, 104, 22, CHARCOAL[500], 11),
  box(380, 366, 120, 22, CHARCOAL[300], 11),
  box(390, 402, 80, 22, CHARCOAL[300], 11),
)

function sheet() {
  return (
    stroke('M86 58L46 126h80z', YELLOW[500], 22) +
    shape('M86 58L46 126h80z', YELLOW[500]) +
    box(81, 72, 10, 30, INK, 5) +
    disc(86, 116, 6.5, INK) +
    textLine('Risks', 160, 116, { size: 62, face: 'headline', fill: INK }) +
    [300, 270, 300, 210, 180, 200, 230]
      .map((width, line) => box(40, 182 + line * 34, width, 15, CHARCOAL[line ? 100 : 300], 7.5))
      .join('')
  )
}
