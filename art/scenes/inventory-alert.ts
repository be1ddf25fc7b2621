import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { notification } from '../components/panel.ts'
import { box, disc, shape, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Shop shelves, one of them nearly empty, and an early warning. */
export const inventoryAlert = scene(
  'inventory-alert',
  beam(284, 226, 540, 170, TEAL[300]),
  beam(280, 372, 440, 34, PINK[500]),
  box(62, 74, 436, 316, YELLOW[100], 20),
  shelf(176),
  shelf(278),
  shelf(380),
  jars(),
  bags(),
  boxes(),
  transformed(
    250,
    196,
    1.2,
    0,
    notification(
      {
        icon: 'bell',
        fill: PINK[600],
        ink: WHITE,
        title: 'Coffee: 3 bags left',
        line: 'Order again by Thursday',
      },
      0,
      0,
      244,
    ),
  ),
)

function shelf(y: number) {
  return box(62, y, 436, 14, YELLOW[600], 4)
}

function jars() {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((jar) => {
      const x = 84 + jar * 57
      const fill = [PINK[500], YELLOW[500], TEAL[500]][jar % 3] ?? TEAL[500]
      return (
        box(x + 5, 104, 32, 14, CHARCOAL[700], 5) +
        box(x, 116, 42, 60, fill, 10) +
        box(x + 6, 134, 30, 22, WHITE, 5)
      )
    })
    .join('')
}

function bags() {
  return [0, 1, 2]
    .map((bag) => {
      const x = 88 + bag * 58
      return shape(`M${x} 278v-62l6-10h34l6 10v62z`, CHARCOAL[700]) + disc(x + 23, 246, 13, YELLOW[500])
    })
    .join('')
}

function boxes() {
  return (
    box(84, 322, 92, 58, PINK[300], 6) +
    box(122, 322, 16, 58, PINK[100]) +
    box(190, 306, 110, 74, TEAL[300], 6) +
    box(236, 306, 18, 74, TEAL[100]) +
    box(314, 330, 74, 50, YELLOW[500], 6) +
    box(344, 330, 14, 50, YELLOW[300]) +
    box(402, 314, 78, 66, PINK[500], 6) +
    textLine('Tea', 441, 355, { size: 22, face: 'headline', fill: WHITE, anchor: 'middle' })
  )
}
