import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../pieces/beam.ts'
import { field } from '../pieces/field.ts'
import { icon } from '../pieces/icon.ts'
import { bubble, panel } from '../pieces/panel.ts'
import { person, SKIN } from '../pieces/person.ts'
import { box } from '../pieces/shape.ts'
import { words } from '../pieces/words.ts'
import { scene } from './scene.ts'

/** What customers say, and what it adds up to. */
export const feedbackStars = scene(
  'feedback-stars',
  field(20, 40, 520, 380, PINK[300], beam(280, 236, 760, 150, PINK[100]), beam(280, 388, 760, 34, TEAL[500])),
  person(
    { skin: SKIN.brown, hue: TEAL, hair: 'long', wears: 'bag', right: [78, -182], left: [-44, -96] },
    128,
    420,
    1.16,
  ),
  bubble(
    212,
    60,
    296,
    94,
    WHITE,
    28,
    [0, 1, 2, 3, 4].map((star) => icon('star', 46 + star * 51, 46, 42, YELLOW[500])).join(''),
  ),
  panel(236, 204, 286, 190, summary(), 26),
)

function summary() {
  return (
    words('4.8', 24, 62, { size: 50, face: 'headline', fill: INK }) +
    words('of 5', 108, 60, { size: 17, fill: CHARCOAL[600] }) +
    words('212 answers', 262, 60, { size: 15, fill: CHARCOAL[600], anchor: 'end' }) +
    meter('Service', 92, 0.96, TEAL[600]) +
    meter('Choice', 124, 0.82, PINK[600]) +
    meter('Price', 156, 0.74, YELLOW[500])
  )
}

function meter(label: string, y: number, share: number, fill: string) {
  return (
    words(label, 24, y + 12, { size: 15, face: 'bold', fill: INK }) +
    box(96, y, 166, 14, CHARCOAL[100], 7) +
    box(96, y, 166 * share, 14, fill, 7)
  )
}
