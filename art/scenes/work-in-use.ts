import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { badge, icon } from '../components/icon.ts'
import { legOnSeat } from '../components/legs.ts'
import { notice } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** Someone at a desk designs a screen of the app, which a shopper uses on a phone. */
export const workInUse = scene(
  'work-in-use',
  beam(320, 240, 620, 150, TEAL[500]),
  groundShadow(320, 528, 610),
  transformed(8, 53, 0.9, 0, designer()),
  notice({ icon: 'check', fill: TEAL[600], ink: WHITE, title: '+3.60 €' }, 396, 28, 220),
  person({ skin: SKIN.light, hue: PINK, hair: 'short', wears: 'bag', left: [-58, -150] }, 530, 524, 1.42),
  transformed(444, 281, 1.08, -8, box(-27, -50, 54, 96, INK, 13), box(-22, -45, 44, 86, PINK[600], 9)),
  transformed(
    444,
    281,
    1.08,
    -8,
    badge('check', 0, -12, 15, WHITE, PINK[600]),
    box(-14, 14, 28, 8, WHITE, 4),
  ),
  disc(448, 315, 19, SKIN.light),
)

function designer() {
  return (
    chair() +
    onSeat(legOnSeat(TEAL[700], CHARCOAL[600], 30)) +
    desk() +
    onSeat(
      person(
        { skin: SKIN.brown, hue: TEAL, hair: 'long', left: [-26, -112], right: [92, -122], legs: false },
        0,
        0,
      ),
      legOnSeat(TEAL[300], CHARCOAL[500], 0),
    )
  )
}

/** In the coordinates of the person. */
function onSeat(...parts: string[]) {
  return transformed(106, 493, 1.24, 0, ...parts)
}

function chair() {
  return (
    box(28, 262, 32, 156, CHARCOAL[600], 16) +
    box(36, 424, 146, 30, CHARCOAL[700], 15) +
    box(100, 452, 16, 46, CHARCOAL[500]) +
    stroke('M52 512l56-18 56 18', CHARCOAL[500], 13) +
    disc(52, 514, 11, CHARCOAL[700]) +
    disc(164, 514, 11, CHARCOAL[700])
  )
}

function desk() {
  return (
    box(316, 318, 34, 30, CHARCOAL[500]) +
    box(244, 132, 178, 190, CHARCOAL[700], 18) +
    box(254, 142, 158, 170, WHITE, 10) +
    design() +
    box(282, 340, 100, 9, CHARCOAL[500], 4) +
    box(172, 348, 262, 18, CHARCOAL[300], 9) +
    box(346, 366, 76, 158, CHARCOAL[300], 8) +
    box(358, 384, 52, 10, WHITE, 5) +
    box(358, 436, 52, 10, WHITE, 5) +
    box(190, 339, 84, 10, CHARCOAL[600], 5)
  )
}

/** The screen of the shopper's phone, with the handles of a selection, beside colors. */
function design() {
  return (
    box(272, 154, 82, 146, PINK[600], 14) +
    badge('check', 313, 206, 24, WHITE, PINK[600]) +
    box(290, 252, 46, 13, WHITE, 6.5) +
    mark(306, 272, 14, WHITE, YELLOW[500]) +
    [154, 300].map((y) => [272, 354].map((x) => box(x - 5, y - 5, 10, 10, TEAL[500], 2)).join('')).join('') +
    [PINK[500], YELLOW[500], TEAL[500]].map((fill, row) => disc(386, 176 + row * 34, 12, fill)).join('') +
    icon('plus', 386, 280, 22, CHARCOAL[500])
  )
}
