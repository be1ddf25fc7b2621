import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

export const jobJava = scene(
  'job-java',
  field(0, 0, 160, 160, TEAL[500], beam(80, 92, 220, 56, TEAL[300])),
  [0, 1, 2].map((unit) => server(34 + unit * 34, unit)).join(''),
  disc(118, 118, 27, YELLOW[500]),
  textLine('{ }', 118, 127, { size: 28, face: 'headline', fill: INK, anchor: 'middle' }),
)

function server(y: number, unit: number) {
  return (
    box(26, y, 92, 28, unit === 1 ? CHARCOAL[600] : INK, 9) +
    disc(41, y + 14, 5, [PINK[500], YELLOW[500], TEAL[300]][unit] ?? WHITE) +
    box(56, y + 11, 46, 6, CHARCOAL[300], 3)
  )
}
