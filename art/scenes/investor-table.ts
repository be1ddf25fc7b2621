import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { seatedLegs } from '../components/legs.ts'
import { person, SKIN } from '../components/person.ts'
import { LIGHT_LEAVES, plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Investors around a table, with a screen on which the mark joins a shopper and a store. */
export const investorTable = scene(
  'investor-table',
  beam(330, 240, 600, 140, PINK[300]),
  beam(320, 370, 560, 34, TEAL[500]),
  screen(),
  groundShadow(320, 530, 590),
  person(
    { skin: SKIN.tan, hue: PINK, hair: 'short', wears: 'suit', right: [72, -204], left: [-46, -94] },
    122,
    526,
    1.36,
  ),
  person(
    { skin: SKIN.dark, hue: YELLOW, hair: 'long', left: [-40, -84], right: [44, -84], legs: false },
    330,
    476,
    1.14,
  ),
  person(
    {
      skin: SKIN.light,
      hue: TEAL,
      hair: 'curly',
      wears: 'suit',
      left: [-52, -84],
      right: [40, -100],
      legs: false,
    },
    520,
    476,
    1.2,
  ),
  seatedLegs(YELLOW, 308, 526, 1.1, 110),
  seatedLegs(TEAL, 534, 526, 1.14, 110),
  table(),
  paper(250, TEAL[500]),
  paper(424, PINK[500]),
  coin(50, 96, 26, -12),
  plant(36, 530, 0.68, YELLOW[500], LIGHT_LEAVES),
)

function screen() {
  return (
    box(108, 24, 470, 236, CHARCOAL[500], 28) +
    box(120, 36, 446, 212, WHITE, 18) +
    box(196, 90, 278, 16, PINK[300], 8) +
    badge('person', 190, 98, 42, TEAL[600], WHITE) +
    disc(335, 98, 50, WHITE) +
    mark(285, 48, 100, PINK[600], YELLOW[500]) +
    badge('bag', 480, 98, 42, YELLOW[500], INK)
  )
}

/** On the table, seen from the front: a folder and a sheet. */
function paper(x: number, fill: string) {
  return box(x - 46, 394, 92, 8, fill, 4) + box(x - 38, 387, 76, 7, WHITE, 3)
}

function table() {
  return (
    box(196, 402, 424, 24, CHARCOAL[300], 12) +
    shape('M372 426h104l16 102H356z', CHARCOAL[500]) +
    box(332, 516, 184, 14, CHARCOAL[600], 7)
  )
}
