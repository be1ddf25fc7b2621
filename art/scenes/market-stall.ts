import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { awning } from '../components/shop.ts'
import { box, shape } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { scene } from './scene.ts'

/** A merchant at a market stall, with a terminal between bowls of spices. */
export const marketStall = scene(
  'market-stall',
  beam(160, 104, 284, 84, TEAL[300]),
  groundShadow(160, 228, 300),
  box(24, 30, 8, 196, YELLOW[600], 4),
  box(288, 30, 8, 196, YELLOW[600], 4),
  person(
    { skin: SKIN.brown, hue: TEAL, hair: 'scarf', left: [-74, -142], right: [70, -146], legs: false },
    156,
    236,
    0.58,
  ),
  bowl(60, YELLOW[500]),
  bowl(106, PINK[700]),
  bowl(206, YELLOW[700]),
  terminal(icon('check', 68, 52, 84, TEAL[600]), 254, 142, 0.2, 4),
  box(14, 162, 292, 12, CHARCOAL[500], 6),
  box(26, 174, 268, 52, PINK[500], 4),
  box(26, 174, 268, 10, PINK[700]),
  awning(10, 14, 300, 6, PINK),
  coin(252, 84, 13, 12),
)

/** A cone of spices in a bowl on the counter. */
function bowl(x: number, fill: string) {
  return (
    shape(`M${x - 17} 148q17-36 34 0z`, fill) +
    shape(`M${x - 22} 146h44q-2 16-12 16h-20q-10 0-12-16z`, PINK[300])
  )
}
