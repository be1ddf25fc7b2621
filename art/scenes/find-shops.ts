import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../pieces/beam.ts'
import { flyingCoin } from '../pieces/coin.ts'
import { phone } from '../pieces/phone.ts'
import { mapScreen, place } from '../pieces/screens/map-screen.ts'
import { shop } from '../pieces/shop.ts'
import { groundShadow } from '../pieces/shadow.ts'
import { box, disc } from '../pieces/shape.ts'
import { words } from '../pieces/words.ts'
import { comingBack, scene } from './scene.ts'

const LINE = [330, 232] as const

/** The shops near by on the map, and the one round the corner. */
export const findShops = scene(
  'find-shops',
  beam(LINE[0], LINE[1], 600, 120, PINK[300]),
  beam(320, 352, 520, 34, YELLOW[500]),
  groundShadow(468, 516, 300),
  shop('Café', PINK, TEAL, 470, 514, 0.88, box(46, 196, 110, 8, TEAL[700], 4) + cups()),
  place('cup', 470, 236, PINK[500], WHITE, 2.6),
  phone(mapScreen(), { x: 182, y: 282, scale: 1.06, turn: -6 }),
  comingBack([160, -52], flyingCoin(...alongBeam(LINE[0], LINE[1], 14, -8), 32, 0.75, 14)),
  disc(410, 452, 44, YELLOW[500]),
  words('20%', 410, 457, { size: 29, face: 'headline', fill: INK, anchor: 'middle' }),
  words('back', 410, 475, { size: 15, face: 'bold', fill: INK, anchor: 'middle' }),
)

function cups() {
  return [60, 92, 124]
    .map((x, index) => box(x, 170, 22, 26, [YELLOW[500], TEAL[500], PINK[500]][index] ?? PINK[500], 6))
    .join('')
}
