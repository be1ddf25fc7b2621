import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { box, disc, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

export const jobSeo = scene(
  'job-seo',
  field(0, 0, 160, 160, TEAL[700], beam(80, 92, 220, 56, TEAL[600])),
  box(24, 32, 104, 88, WHITE, 14),
  box(36, 46, 58, 9, PINK[600], 4.5),
  box(36, 62, 78, 7, CHARCOAL[100], 3.5),
  box(36, 82, 46, 9, CHARCOAL[300], 4.5),
  box(36, 98, 62, 7, CHARCOAL[100], 3.5),
  stroke('M116 116l22 24', YELLOW[500], 15),
  disc(102, 100, 29, INK),
  disc(102, 100, 20, TEAL[300]),
)
