import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { plant } from '../components/plant.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A person reading a magazine at a desk, beside a pile of others. */
export const reading = scene(
  'reading',
  beam(320, 240, 600, 140, TEAL[300]),
  beam(320, 366, 540, 34, YELLOW[500]),
  groundShadow(320, 528, 560),
  person(
    { skin: SKIN.dark, hue: YELLOW, hair: 'long', left: [-66, -108], right: [66, -108], legs: false },
    300,
    524,
    1.62,
  ),
  magazine(),
  desk(),
  pile(),
  plant(110, 426, 0.8, YELLOW[500]),
  coin(548, 118, 28, 12),
)

function magazine() {
  return transformed(
    300,
    346,
    1,
    0,
    shape('M0-62c-40-26-98-30-146-18v130c48-12 106-8 146 18z', WHITE),
    shape('M0-62c40-26 98-30 146-18v130c-48-12-106-8-146 18z', CHARCOAL[100]),
    mark(-120, -56, 52, PINK[600], YELLOW[500]),
    [0, 1, 2]
      .map((line) => box(-120, 8 + line * 14, [92, 76, 50][line] ?? 0, 7, CHARCOAL[300], 3.5))
      .join(''),
    [0, 1, 2, 3, 4, 5]
      .map((line) => box(26, -50 + line * 15, line % 3 === 2 ? 60 : 96, 7, CHARCOAL[300], 3.5))
      .join(''),
  )
}

function desk() {
  return (
    box(44, 426, 552, 24, PINK[500], 12) +
    box(72, 450, 496, 76, PINK[700], 8) +
    box(96, 470, 92, 12, PINK[500], 6) +
    box(452, 470, 92, 12, PINK[500], 6)
  )
}

function pile() {
  return [PINK[500], CHARCOAL[300], YELLOW[300], TEAL[300]]
    .map(
      (fill, index) =>
        box(464 + (index % 2) * 10, 400 - index * 26, 100, 26, fill, 7) +
        box(544 + (index % 2) * 10, 406 - index * 26, 20, 14, index === 0 ? INK : WHITE, 3),
    )
    .join('')
}
