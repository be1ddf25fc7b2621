import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { notice, panel } from '../components/panel.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A store’s day by hours, a clock, and a warning before the busiest one. */
export const busyHours = scene(
  'busy-hours',
  beam(284, 226, 540, 150, TEAL[300]),
  beam(280, 372, 440, 34, YELLOW[500]),
  panel(44, 62, 424, 270, day(), 28),
  clock(462, 100),
  notice({ icon: 'bell', fill: PINK[600], ink: WHITE, title: 'Coffee runs low' }, 182, 332, 326),
  coin(96, 392, 28, -12),
)

/** From 9 to 18 o’clock. */
function day() {
  const hours = [40, 58, 92, 142, 128, 74, 46, 54, 84, 66]
  return (
    textLine('Busy hours', 28, 54, { size: 30, face: 'headline', fill: INK }) +
    hours
      .map((height, hour) => {
        const x = 28 + hour * 37.5
        const busiest = hour === 3 || hour === 4
        return (
          box(x, 220 - height, 28, height, busiest ? PINK[500] : PINK[100], 8) +
          (hour % 3 === 0
            ? textLine(String(9 + hour), x + 14, 250, { size: 26, fill: CHARCOAL[600], anchor: 'middle' })
            : '')
        )
      })
      .join('')
  )
}

/** A few minutes before noon. */
function clock(x: number, y: number) {
  return transformed(
    x,
    y,
    1,
    0,
    disc(0, 0, 56, CHARCOAL[700]),
    disc(0, 0, 44, WHITE),
    stroke('M0-36v5M36 0h-5M0 36v-5M-36 0h5', CHARCOAL[300], 5),
    stroke('M0 0l-4-20', INK, 7),
    stroke('M0 0l-17-25', PINK[600], 5),
    disc(0, 0, 5, INK),
  )
}
