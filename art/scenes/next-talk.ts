import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { legOnSeat } from '../components/legs.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN, type PersonStyle } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, discs, mirrored, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** An applicant and someone of Beam Wallet, who talk over coffee. */
export const nextTalk = scene(
  'next-talk',
  beam(168, 122, 316, 96, TEAL[300]),
  groundShadow(160, 228, 296),
  seated({ skin: SKIN.dark, hue: PINK, hair: 'curly' }, PINK[500], PINK[300]),
  mirrored(
    320,
    0,
    1,
    seated({ skin: SKIN.light, hue: YELLOW, hair: 'short' }, YELLOW[700], YELLOW[600]),
    bubble(98, 34, 56, 40, TEAL[700], 8, box(13, 14, 30, 12, WHITE, 6)),
  ),
  bubble(86, 8, 76, 50, PINK[600], 8, dots()),
  table(),
)

/** On a chair, turned to the table, with a hand at the cup. */
function seated(look: PersonStyle, farLeg: string, nearLeg: string) {
  return (
    stroke('M30 188L24 224M100 188L106 224', CHARCOAL[500], 8) +
    box(20, 104, 13, 90, CHARCOAL[600], 6.5) +
    box(22, 182, 86, 12, CHARCOAL[600], 6) +
    transformed(
      66,
      214,
      0.56,
      0,
      legOnSeat(farLeg, CHARCOAL[600], 22),
      person({ ...look, left: [30, -110], right: [88, -128], legs: false }, 0, 0),
      legOnSeat(nearLeg, CHARCOAL[500], 0),
    )
  )
}

function dots() {
  return discs(
    [
      [20, 25],
      [38, 25],
      [56, 25],
    ],
    6,
    WHITE,
  )
}

function table() {
  return (
    [122, 176].map((x) => box(x, 124, 22, 24, WHITE, 5) + box(x, 131, 22, 9, PINK[500])).join('') +
    box(106, 147, 108, 11, CHARCOAL[700], 5.5) +
    box(155, 156, 10, 66, CHARCOAL[500]) +
    box(134, 219, 52, 8, CHARCOAL[700], 4)
  )
}
