import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow, floatingShadow } from '../components/shadow.ts'
import { box, clipped, disc, ellipse, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Someone who reads a CV. */
export const cvRead = scene(
  'cv-read',
  beam(168, 122, 316, 96, YELLOW[300]),
  groundShadow(150, 228, 250),
  person({ skin: SKIN.tan, hue: TEAL, hair: 'long', right: [78, -128] }, 92, 226, 0.76),
  transformed(213, 126, 1, 6, cv()),
  disc(151, 129, 10.5, SKIN.tan),
)

function cv() {
  return (
    floatingShadow(-60, -80, 120, 160, 16) +
    box(-60, -80, 120, 160, WHITE, 16) +
    clipped(
      -44,
      -64,
      44,
      48,
      12,
      box(-44, -64, 44, 48, PINK[300]),
      ellipse(-22, -12, 18, 18, PINK[600]),
      disc(-22, -42, 11, SKIN.dark),
    ) +
    box(12, -58, 34, 13, CHARCOAL[300], 6.5) +
    box(12, -36, 24, 13, CHARCOAL[100], 6.5) +
    [0, 1, 2]
      .map(
        (line) =>
          disc(-36, 10 + line * 26, 8, [PINK[600], YELLOW[500], TEAL[600]][line] ?? WHITE) +
          box(-18, 4 + line * 26, 62 - line * 10, 12, CHARCOAL[100], 6),
      )
      .join('')
  )
}
