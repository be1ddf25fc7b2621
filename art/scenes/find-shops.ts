import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { phone } from '../components/phone.ts'
import { mapScreen, mapPin } from '../components/screens/map-screen.ts'
import { shop } from '../components/shop.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const LINE = [330, 232] as const

/** A map with nearby shops, the nearest one highlighted. */
export const findShops = scene(
  'find-shops',
  beam(LINE[0], LINE[1], 600, 120, PINK[300]),
  beam(320, 352, 520, 34, YELLOW[500]),
  groundShadow(468, 516, 300),
  shop('Café', PINK, TEAL, 470, 514, 0.88, box(46, 196, 110, 8, TEAL[700], 4) + cups()),
  mapPin('cup', 470, 236, PINK[500], WHITE, 2.6),
  phone(mapScreen(), { x: 182, y: 282, scale: 1.06, rotation: -6 }),
  animateReturn([64, -21], flyingCoin(...alongBeam(LINE[0], LINE[1], 14, -8), 32, 0.75, 14)),
  disc(410, 452, 44, YELLOW[500]),
  textLine('20%', 410, 457, { size: 29, face: 'headline', fill: INK, anchor: 'middle' }),
  textLine('back', 410, 475, { size: 15, face: 'bold', fill: INK, anchor: 'middle' }),
)

function cups() {
  return [60, 92, 124]
    .map((x, index) => box(x, 170, 22, 26, [YELLOW[500], TEAL[500], PINK[500]][index] ?? PINK[500], 6))
    .join('')
}
