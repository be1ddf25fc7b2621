import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { groundShadow } from '../components/shadow.ts'
import { disc, stroke } from '../components/svg.ts'
import { person, SKIN } from '../components/person.ts'
import { scene } from './scene.ts'

/** A ring around the brand mark, with a person taking up one of its equal parts. It states no quantity. */
export const sharesRing = scene(
  'shares-ring',
  beam(330, 236, 600, 140, YELLOW[300]),
  beam(310, 366, 540, 34, TEAL[500]),
  groundShadow(320, 526, 590),
  disc(254, 264, 196, WHITE),
  stroke(arc(254, 264, 150, 93, 177), TEAL[500], 76, 'butt'),
  stroke(arc(254, 264, 150, 183, 267), YELLOW[500], 76, 'butt'),
  stroke(arc(254, 264, 150, 273, 357), PINK[300], 76, 'butt'),
  mark(196, 206, 116, PINK[600], YELLOW[500]),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'short', wears: 'suit', left: [-70, -214], right: [48, -92] },
    524,
    524,
    1.36,
  ),
  stroke(arc(292, 228, 150, 3, 87), PINK[600], 76, 'butt'),
  coinStack(90, 524, 38, 3),
  coinStack(178, 526, 38, 1),
  coin(84, 84, 28, -14),
)

/** An arc, in degrees clockwise from the top. */
function arc(x: number, y: number, r: number, from: number, to: number) {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  }
  return `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`
}
