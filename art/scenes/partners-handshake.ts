import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, mirrored, transformed, shape, stroke, disc } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Two people shake hands where two beams meet. */
export const partnersHandshake = scene(
  'partners-handshake',
  beam(181, 268, 292, 130, PINK[300]),
  mirrored(640, 0, 1, beam(181, 268, 292, 130, TEAL[300])),
  groundShadow(320, 526, 560),
  briefcase(84, 524),
  person({ skin: SKIN.tan, hue: PINK, hair: 'long', left: [-62, -96], right: [78, -128] }, 184, 524, 1.56),
  person(
    { skin: SKIN.dark, hue: TEAL, hair: 'short', wears: 'suit', left: [-96, -128], right: [60, -96] },
    454,
    524,
    1.56,
  ),
  disc(305, 324, 23, SKIN.tan),
  stroke('M296 318l22 8M292 330l22 8', SKIN.dark, 9),
  transformed(320, 120, 1, 0, coin(0, 0, 46, 8)),
  coin(236, 60, 20, -14),
  coin(408, 58, 20, 14),
)

function briefcase(x: number, y: number) {
  return (
    stroke(`M${x - 20} ${y - 70}v-14h40v14`, CHARCOAL[600], 9) +
    box(x - 52, y - 72, 104, 72, CHARCOAL[600], 14) +
    box(x - 52, y - 44, 104, 10, CHARCOAL[500]) +
    shape(`M${x - 9} ${y - 50}h18v22h-18z`, YELLOW[300])
  )
}
