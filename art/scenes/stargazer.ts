import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A person on a hill who looks at a coin in the night sky, through a telescope. */
export const stargazer = scene(
  'stargazer',
  beam(330, 206, 600, 130, TEAL[600]),
  [
    [66, 96],
    [222, 66],
    [372, 44],
    [470, 232],
    [566, 300],
    [60, 330],
  ]
    .map(([x, y]) => disc(x ?? 0, y ?? 0, 8, YELLOW[300]))
    .join(''),
  shape('M20 516c50-56 190-70 322-48 124 20 216 6 278 50 22 20-110 38-300 38S0 540 20 516z', YELLOW[500]),
  shape('M330 520c70-24 190-26 290-2 22 20-110 38-300 38-50 0-70-14 10-36z', YELLOW[300]),
  stroke('M352 176L290 492M352 176L420 496M352 176v318', CHARCOAL[500], 15),
  telescope(),
  coin(560, 92, 50, 12),
  person(
    { skin: SKIN.light, hue: PINK, hair: 'long', wears: 'bag', left: [-52, -96], right: [72, -206] },
    176,
    500,
    1.26,
  ),
)

/** Its eyepiece is at the eye of the person. */
function telescope() {
  return (
    transformed(
      352,
      166,
      1.9,
      -18,
      box(-56, -16, 60, 32, PINK[300], 9),
      box(0, -21, 62, 42, PINK[500], 9),
      box(56, -25, 15, 50, CHARCOAL[300], 6),
      box(-68, -11, 16, 22, CHARCOAL[500], 5),
    ) + disc(352, 178, 20, CHARCOAL[500])
  )
}
