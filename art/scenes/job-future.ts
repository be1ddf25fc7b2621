import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { icon } from '../components/icon.ts'
import { box, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

export const jobFuture = scene(
  'job-future',
  field(0, 0, 160, 160, PINK[600], beam(80, 92, 220, 56, PINK[500])),
  box(30, 104, 30, 30, YELLOW[300], 6),
  box(64, 82, 30, 52, YELLOW[500], 6),
  box(98, 60, 30, 74, TEAL[500], 6),
  box(111, 22, 5, 38, INK, 2.5),
  shape('M114 24h-34l9 11-9 11h34z', WHITE),
  icon('star', 45, 82, 26, WHITE),
)
