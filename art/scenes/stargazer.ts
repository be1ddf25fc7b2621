import { PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { discs, shape } from '../components/svg.ts'
import { telescope } from '../components/telescope.ts'
import { scene } from './scene.ts'

/** A person on a hill who looks at a coin in the night sky, through a telescope. */
export const stargazer = scene(
  'stargazer',
  beam(330, 206, 600, 130, TEAL[600]),
  discs(
    [
      [66, 96],
      [222, 66],
      [372, 44],
      [470, 232],
      [566, 300],
      [60, 330],
    ],
    8,
    YELLOW[300],
  ),
  shape('M20 516c50-56 190-70 322-48 124 20 216 6 278 50 22 20-110 38-300 38S0 540 20 516z', YELLOW[500]),
  shape('M330 520c70-24 190-26 290-2 22 20-110 38-300 38-50 0-70-14 10-36z', YELLOW[300]),
  telescope(352, 176, { width: 70, height: 166 }, 1.9),
  coin(560, 92, 50, 12),
  person(
    { skin: SKIN.light, hue: PINK, hair: 'long', wears: 'bag', left: [-52, -96], right: [72, -206] },
    176,
    500,
    1.26,
  ),
)
