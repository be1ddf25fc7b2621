import { INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { box, transformed, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

export const jobPlugin = scene(
  'job-plugin',
  field(
    0,
    0,
    160,
    160,
    TEAL[300],
    beam(80, 92, 220, 56, TEAL[100]),
    stroke('M-12 122q48 10 58-22', INK, 11),
    stroke('M139 58q20-4 36-30', INK, 11),
  ),
  transformed(
    62,
    84,
    1,
    -18,
    box(-26, -26, 44, 52, PINK[600], 12),
    box(14, -19, 20, 9, INK, 3),
    box(14, 10, 20, 9, INK, 3),
  ),
  transformed(
    114,
    67,
    1,
    -18,
    box(-14, -32, 42, 64, INK, 14),
    box(-8, -22, 13, 15, WHITE, 3),
    box(-8, 7, 13, 15, WHITE, 3),
  ),
)
