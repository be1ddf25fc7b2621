import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, shape, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const HEIGHTS = [70, 94, 60, 112, 168, 140, 88] as const
const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const STEP = 49
const BASE = 302

/** A chart of a week’s visits on a designer’s canvas: its highest bar is selected, and gets its color. */
export const designReport = scene(
  'design-report',
  beam(284, 216, 540, 170, YELLOW[300]),
  beam(250, 372, 440, 34, PINK[500]),
  panel(22, 36, 430, 352, chart(), 26),
  panel(402, 206, 138, 138, swatches(), 24),
  pointer(506, 310),
  coin(504, 88, 28, 12),
)

function chart() {
  return (
    textLine('Visits', 28, 56, { size: 36, face: 'headline', fill: INK }) +
    textLine('Friday is your busiest day', 28, 88, { size: 22, fill: CHARCOAL[600] }) +
    HEIGHTS.map((height, day) => bar(height, day)).join('') +
    selection()
  )
}

function bar(height: number, day: number) {
  const x = 28 + day * STEP
  const chosen = day === 4
  return (
    box(x, BASE - height, 36, height, chosen ? PINK[600] : PINK[100], 9) +
    textLine(DAYS[day] ?? '', x + 18, BASE + 30, {
      size: 22,
      face: 'bold',
      fill: chosen ? INK : CHARCOAL[500],
      anchor: 'middle',
    })
  )
}

/** A frame around the chosen bar, with a handle at each corner. */
function selection() {
  const [x, y, width, height] = [28 + 4 * STEP - 9, BASE - HEIGHTS[4] - 9, 54, HEIGHTS[4] + 18]
  const corners = [x, x + width].flatMap((across) => [y, y + height].map((down) => [across, down] as const))
  return (
    stroke(`M${x} ${y}h${width}v${height}h${-width}z`, TEAL[600], 4, 'butt') +
    corners
      .map(
        ([across, down]) =>
          box(across - 8, down - 8, 16, 16, TEAL[600], 3) + box(across - 4, down - 4, 8, 8, WHITE),
      )
      .join('')
  )
}

/** The colors to choose from; the last one is in use. */
function swatches() {
  return (
    box(72, 72, 54, 54, PINK[100], 16) +
    [YELLOW[500], TEAL[600], INK, PINK[600]]
      .map((fill, index) => box(18 + (index % 2) * 60, 18 + Math.floor(index / 2) * 60, 42, 42, fill, 11))
      .join('')
  )
}

function pointer(x: number, y: number) {
  const arrow = 'M0 0l0 46 12-11 9 20 12-5-9-20h17z'
  return transformed(
    x,
    y,
    1.15,
    0,
    floatingShadow(6, 10, 18, 26, 8),
    stroke(arrow, WHITE, 8),
    shape(arrow, INK),
  )
}
