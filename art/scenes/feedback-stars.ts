import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { field } from '../components/field.ts'
import { icon } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Customer reviews and their average. */
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
    textLine('4.8', 24, 62, { size: 50, face: 'headline', fill: INK }) +
    textLine('of 5', 108, 60, { size: 17, fill: CHARCOAL[600] }) +
    textLine('212 answers', 262, 60, { size: 15, fill: CHARCOAL[600], anchor: 'end' }) +
    meter('Service', 92, 0.96, TEAL[600]) +
    meter('Choice', 124, 0.82, PINK[600]) +
    meter('Price', 156, 0.74, YELLOW[500])
  )
}

function meter(label: string, y: number, share: number, fill: string) {
  return (
    textLine(label, 24, y + 12, { size: 15, face: 'bold', fill: INK }) +
    box(96, y, 166, 14, CHARCOAL[100], 7) +
    box(96, y, 166 * share, 14, fill, 7)
  )
}
