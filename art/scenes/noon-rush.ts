import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { disc, shape, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** The queue outside a café grows, shortly before its busiest hour. */
export const noonRush = scene(
  'noon-rush',
  beam(330, 262, 600, 150, TEAL[300]),
  beam(330, 430, 560, 36, YELLOW[500]),
  groundShadow(320, 534, 600),
  shop('Café', PINK, TEAL, 164, 530, 1.02, icon('cup', 101, 186, 88, PINK[600])),
  clock(472, 120),
  person({ skin: SKIN.light, hue: TEAL, hair: 'curly', left: [-50, -94], right: [44, -104] }, 556, 530, 0.94),
  person(
    { skin: SKIN.dark, hue: YELLOW, hair: 'long', wears: 'bag', left: [-50, -96], right: [46, -108] },
    460,
    530,
    0.98,
  ),
  person(
    { skin: SKIN.tan, hue: CHARCOAL, hair: 'short', left: [-60, -168], right: [48, -96] },
    366,
    530,
    0.94,
  ),
)

/** Ten minutes before noon; the hour that follows is marked. */
function clock(x: number, y: number) {
  return transformed(
    x,
    y,
    1,
    0,
    disc(0, 0, 104, CHARCOAL[700]),
    disc(0, 0, 86, WHITE),
    shape('M0 0V-86A86 86 0 0 1 43-74.5z', PINK[300]),
    stroke('M0-70v8M70 0h-8M0 70v-8M-70 0h8', CHARCOAL[300], 9),
    stroke('M0 0l-4-40', INK, 13),
    stroke('M0 0l-52-30', PINK[600], 9),
    disc(0, 0, 10, INK),
  )
}
