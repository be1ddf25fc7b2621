import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

export const jobMobile = scene(
  'job-mobile',
  field(0, 0, 160, 160, YELLOW[300], beam(80, 92, 220, 56, YELLOW[100])),
  transformed(
    80,
    84,
    1,
    8,
    box(-35, -66, 70, 132, INK, 17),
    box(-29, -60, 58, 120, WHITE, 12),
    box(-23, -44, 46, 38, PINK[600], 9),
    mark(-13, -39, 28, WHITE, YELLOW[500]),
    [0, 1]
      .map(
        (row) =>
          disc(-15, 10 + row * 20, 7, row ? TEAL[500] : YELLOW[500]) +
          box(-4, 6 + row * 20, 26, 8, '#e8e6e2', 4),
      )
      .join(''),
    box(-14, 46, 28, 6, INK, 3),
  ),
)
