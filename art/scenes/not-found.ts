import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { disc, ellipse, transformed, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** 404: a coin has rolled away, and a person finds it. */
export const notFound = scene(
  'not-found',
  beam(150, 218, 250, 110, PINK[500]),
  beam(508, 98, 240, 110, PINK[500]),
  beam(330, 392, 540, 32, TEAL[500]),
  ellipse(350, 540, 274, 17, CHARCOAL[600]),
  textLine('4', 182, 262, { size: 290, face: 'headline', fill: YELLOW[500], anchor: 'end' }),
  stroke('M298 80a80 80 0 1 1 0 160a80 80 0 1 1 0-160z', TEAL[300], 46),
  textLine('4', 414, 262, { size: 290, face: 'headline', fill: YELLOW[500] }),
  person(
    { skin: SKIN.brown, hue: PINK, hair: 'bun', hairFill: PINK[700], right: [102, -122], left: [-50, -96] },
    310,
    540,
    0.9,
  ),
  coin(552, 480, 62, 24),
  glass(403, 431),
)

function glass(x: number, y: number) {
  return transformed(
    x,
    y,
    1.25,
    64,
    stroke('M0 0v-46', CHARCOAL[600], 13),
    disc(0, -76, 38, CHARCOAL[600]),
    disc(0, -76, 27, TEAL[100]),
  )
}
