import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { box, disc, transformed, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

export const jobDesign = scene(
  'job-design',
  field(0, 0, 160, 160, CHARCOAL[700], beam(80, 98, 220, 50, PINK[600])),
  disc(54, 64, 27, TEAL[500]),
  box(66, 60, 50, 50, YELLOW[500], 12),
  transformed(
    104,
    92,
    1,
    -42,
    shape('M0-50c16 20 26 32 26 52L14 28h-28L-26 2c0-20 10-32 26-52z', WHITE),
    box(-2, -48, 4, 44, INK),
    disc(0, 0, 7, INK),
    box(-18, 30, 36, 22, PINK[300], 6),
  ),
)
