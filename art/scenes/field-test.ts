import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge, icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { scene } from './scene.ts'

/** One of us tries a new version of the app at the counter of a store, with a list of what to look at. */
export const fieldTest = scene(
  'field-test',
  beam(284, 226, 540, 150, TEAL[300]),
  groundShadow(280, 438, 520),
  panel(286, 10, 236, 122, list(), 26),
  counter(),
  terminal(icon('check', 68, 52, 84, TEAL[600]), 404, 228, 0.54, 4),
  plant(500, 306, 0.7, PINK[500]),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'curly', wears: 'badge', left: [-48, -96], right: [82, -176] },
    138,
    438,
    1.2,
  ),
  transformed(260, 212, 1, 16, box(-27, -50, 54, 98, INK, 13), box(-21, -44, 42, 86, YELLOW[500], 8)),
  stroke('M308 190q14 20 4 44M328 174q22 36 6 76', TEAL[600], 10),
)

function list() {
  return [0, 1, 2]
    .map((row) => {
      const y = 28 + row * 33
      const done = row < 2
      return (
        (done ? badge('check', 40, y, 15, TEAL[600], WHITE) : disc(40, y, 15, CHARCOAL[100])) +
        box(70, y - 7, [134, 104, 122][row] ?? 100, 14, done ? CHARCOAL[300] : CHARCOAL[100], 7)
      )
    })
    .join('')
}

function counter() {
  return (
    box(288, 304, 260, 20, CHARCOAL[500], 10) +
    box(304, 324, 228, 112, YELLOW[500], 6) +
    box(304, 324, 228, 14, YELLOW[600]) +
    box(326, 362, 184, 12, YELLOW[300], 6)
  )
}
