import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, discs } from '../components/svg.ts'
import { scene } from './scene.ts'

/** An applicant and someone of Beam Wallet, who talk over coffee. */
export const nextTalk = scene(
  'next-talk',
  beam(168, 122, 316, 96, TEAL[300]),
  groundShadow(160, 228, 290),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'curly', left: [-46, -96], right: [54, -104], legs: false },
    66,
    240,
    0.72,
  ),
  person(
    { skin: SKIN.light, hue: YELLOW, hair: 'short', left: [-54, -104], right: [46, -96], legs: false },
    254,
    240,
    0.72,
  ),
  bubble(98, 14, 84, 56, PINK[600], 8, dots()),
  bubble(150, 84, 62, 46, TEAL[700], 30, box(14, 17, 34, 12, WHITE, 6)),
  cup(118),
  cup(176),
  box(24, 182, 272, 18, CHARCOAL[700], 9),
  box(56, 200, 18, 28, CHARCOAL[500]),
  box(246, 200, 18, 28, CHARCOAL[500]),
)

function dots() {
  return discs(
    [
      [22, 28],
      [42, 28],
      [62, 28],
    ],
    7,
    WHITE,
  )
}

function cup(x: number) {
  return box(x, 156, 26, 28, WHITE, 6) + box(x, 164, 26, 11, YELLOW[500])
}
