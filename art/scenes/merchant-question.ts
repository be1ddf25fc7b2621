import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { LOCAL_PARTNER_LOOK } from '../components/local-partner-look.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** At the counter of a bakery, its merchant asks about a percentage, and the local partner knows the answer. */
export const merchantQuestion = scene(
  'merchant-question',
  beam(168, 126, 316, 96, TEAL[300]),
  groundShadow(160, 228, 296),
  person(
    {
      skin: SKIN.tan,
      hue: PINK,
      hair: 'short',
      wears: 'apron',
      left: [-54, -84],
      right: [84, -150],
      legs: false,
    },
    76,
    257,
    0.6,
  ),
  person({ ...LOCAL_PARTNER_LOOK, left: [-84, -150], right: [54, -84], legs: false }, 244, 257, 0.6),
  floatingShadow(38, 6, 130, 62, 24),
  bubble(38, 6, 130, 62, WHITE, 56, question()),
  bubble(206, 6, 104, 62, PINK[600], 24, icon('check', 52, 31, 52, WHITE)),
  icon('bread', 160, 165, 46, YELLOW[600]),
  counter(),
)

function counter() {
  return (
    box(24, 190, 272, 38, YELLOW[300]) +
    box(24, 220, 272, 8, YELLOW[600]) +
    box(10, 180, 300, 16, CHARCOAL[700], 8)
  )
}

function question() {
  return (
    icon('percent', 42, 31, 48, INK) +
    textLine('?', 94, 51, { size: 58, face: 'headline', fill: PINK[600], anchor: 'middle' })
  )
}
