import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Steps rising along a beam, a person climbing them towards a flag. */
export const careerPath = scene(
  'career-path',
  beam(330, 206, 590, 120, PINK[300]),
  beam(300, 316, 470, 32, TEAL[500]),
  groundShadow(330, 524, 580),
  step(60, 80, PINK[500]),
  step(190, 130, TEAL[300]),
  step(320, 180, TEAL[500]),
  step(450, 230, TEAL[600]),
  flag(),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'curly', wears: 'suit', left: [-64, -120], right: [92, -214] },
    392,
    344,
    0.98,
  ),
  person(
    { skin: SKIN.light, hue: CHARCOAL, hair: 'long', wears: 'bag', right: [76, -168], left: [-48, -96] },
    124,
    444,
    0.98,
  ),
  plant(266, 396, 0.7, PINK[500]),
  coin(300, 178, 26, 10),
)

function step(x: number, height: number, fill: string) {
  return box(x, 524 - height, 150, height, fill, 14) + box(x, 500, 150, 24, fill)
}

function flag() {
  return (
    box(556, 78, 12, 220, YELLOW[600], 6) +
    shape('M562 84h-98l22 38-22 38h98z', PINK[600]) +
    mark(502, 98, 48, WHITE, YELLOW[500])
  )
}
