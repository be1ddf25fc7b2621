import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { disc, ellipse, faded, transformed, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** 404: a coin has rolled away, and a person finds it. */
export const notFound = scene(
  'not-found',
  beam(316, 140, 500, 100, PINK[500]),
  beam(330, 392, 540, 32, TEAL[500]),
  ellipse(350, 540, 274, 17, CHARCOAL[600]),
  textLine('4', 182, 220, { size: 290, face: 'headline', fill: YELLOW[500], anchor: 'end' }),
  stroke('M298 38a80 80 0 1 1 0 160a80 80 0 1 1 0-160z', TEAL[300], 46),
  textLine('4', 414, 220, { size: 290, face: 'headline', fill: YELLOW[500] }),
  person(
    {
      skin: SKIN.brown,
      hue: PINK,
      shoes: YELLOW[500],
      hair: 'bun',
      hairFill: PINK[700],
      right: [102, -122],
      left: [-50, -96],
    },
    306,
    540,
    1,
  ),
  coin(530, 480, 62, 24),
  glass(410, 413),
)

function glass(x: number, y: number) {
  return transformed(
    x,
    y,
    1.5,
    124,
    stroke('M0 0v-40', CHARCOAL[300], 13),
    faded(0.35, disc(0, -78, 33, WHITE)),
    stroke('M0-111a33 33 0 1 1 0 66a33 33 0 1 1 0-66z', CHARCOAL[300], 11),
  )
}
