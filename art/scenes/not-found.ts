import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { disc, transformed, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** 404: a coin has rolled away and a person looks for it. */
export const notFound = scene(
  'not-found',
  beam(150, 330, 250, 110, PINK[500]),
  beam(508, 170, 240, 110, PINK[500]),
  beam(330, 372, 540, 32, TEAL[300]),
  groundShadow(320, 520, 600),
  textLine('4', 176, 392, { size: 318, face: 'headline', fill: YELLOW[500], anchor: 'end' }),
  disc(296, 276, 112, TEAL[600]),
  disc(296, 276, 62, TEAL[900]),
  textLine('4', 424, 392, { size: 318, face: 'headline', fill: YELLOW[500] }),
  person({ skin: SKIN.brown, hue: PINK, hair: 'bun', right: [84, -150], left: [-50, -96] }, 296, 518, 1.1),
  glass(412, 376),
  coin(520, 472, 46, 24),
  stroke('M574 446q26-4 44-22M578 474h40', CHARCOAL[300], 7),
)

function glass(x: number, y: number) {
  return transformed(
    x,
    y,
    1,
    28,
    stroke('M0 0v-46', CHARCOAL[600], 13),
    disc(0, -76, 38, CHARCOAL[600]),
    disc(0, -76, 27, TEAL[100]),
  )
}
