import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { bubble, notice, panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** What a merchant reads in a day: the sales, what runs low, and which offer the assistant suggests. */
export const dailyWork = scene(
  'daily-work',
  beam(320, 270, 600, 150, TEAL[300]),
  beam(320, 440, 540, 34, PINK[500]),
  panel(52, 92, 420, 344, sales(), 34),
  bubble(336, 36, 272, 128, TEAL[700], 40, suggestion()),
  notice({ icon: 'bell', fill: PINK[600], ink: WHITE, title: 'Coffee runs low' }, 206, 388, 328, 1.18),
)

function sales() {
  return (
    textLine('Sales today', 34, 66, { size: 34, face: 'headline', fill: INK }) +
    textLine('640 €', 34, 138, { size: 68, face: 'headline', fill: PINK[600] }) +
    [64, 88, 52, 108, 76, 120]
      .map((height, hour) =>
        box(34 + hour * 60, 300 - height, 46, height, hour === 5 ? PINK[500] : CHARCOAL[100], 10),
      )
      .join('')
  )
}

function suggestion() {
  return (
    textLine('Try 20% back', 28, 54, { size: 35, face: 'headline', fill: WHITE }) +
    textLine('on Tuesday', 28, 98, { size: 35, face: 'headline', fill: YELLOW[300] })
  )
}
