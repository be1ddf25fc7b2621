import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, stroke, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** A board with a card for each kind of partner, and a person who adds one of their own. */
export const ideaBoard = scene(
  'idea-board',
  beam(330, 214, 600, 140, PINK[300]),
  beam(310, 420, 540, 34, TEAL[500]),
  groundShadow(320, 526, 590),
  stroke('M124 380L96 518M352 380l28 138', CHARCOAL[500], 16),
  box(36, 56, 404, 334, CHARCOAL[500], 30),
  box(50, 70, 376, 306, CHARCOAL[50], 20),
  card('cup', 70, 90, TEAL[500]),
  card('card', 246, 90, PINK[500]),
  card('bag', 70, 236, YELLOW[500], INK),
  box(246, 236, 160, 120, CHARCOAL[100], 18),
  transformed(
    340,
    292,
    1,
    9,
    box(-84, -60, 168, 124, TEAL[700], 20),
    box(-80, -62, 160, 120, TEAL[300], 18),
    mark(-36, -38, 72, WHITE, PINK[500]),
  ),
  person(
    {
      skin: SKIN.dark,
      hue: YELLOW,
      hair: 'curly',
      hairFill: CHARCOAL[600],
      wears: 'bag',
      left: [-82, -172],
      right: [50, -94],
    },
    528,
    524,
    1.36,
  ),
  animateReturn([-90, 29], coin(574, 92, 28, 12)),
)

function card(name: IconName, x: number, y: number, fill: string, ink: string = WHITE) {
  return box(x, y, 160, 120, fill, 18) + icon(name, x + 80, y + 60, 62, ink, fill)
}
