import { CHARCOAL, PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** Two closed doors and an open one with a beam of light. */
export const newDoor = scene(
  'new-door',
  beam(330, 230, 600, 140, PINK[300]),
  groundShadow(320, 524, 610),
  closedDoor(30, TEAL),
  closedDoor(196, PINK),
  box(382, 150, 190, 372, CHARCOAL[700], 18),
  box(398, 166, 158, 356, YELLOW[300], 8),
  shape('M398 522h158l64 22H330z', YELLOW[100]),
  shape('M556 166l56 34v330l-56-8z', YELLOW[600]),
  disc(604, 364, 7, YELLOW[300]),
  mark(446, 236, 62, WHITE, PINK[500]),
  person(
    { skin: SKIN.dark, hue: TEAL, hair: 'curly', wears: 'bag', left: [-56, -96], right: [70, -178] },
    372,
    540,
    1.06,
  ),
  animateReturn([-60, 24], coin(510, 350, 28, 12)),
)

function closedDoor(x: number, hue: Hue) {
  return (
    box(x, 166, 148, 356, hue[700], 18) +
    box(x + 13, 179, 122, 343, hue[500], 8) +
    box(x + 30, 200, 88, 124, hue[300], 10) +
    box(x + 30, 346, 88, 150, hue[300], 10) +
    disc(x + 118, 346, 9, YELLOW[500])
  )
}
