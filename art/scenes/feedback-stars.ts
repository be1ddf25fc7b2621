import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { icon } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A customer rates a store. */
export const feedbackStars = scene(
  'feedback-stars',
  beam(290, 240, 520, 150, PINK[300]),
  beam(300, 374, 420, 34, TEAL[500]),
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
    PINK[600],
    28,
    [0, 1, 2, 3, 4].map((star) => icon('star', 46 + star * 51, 46, 42, YELLOW[500])).join(''),
  ),
  panel(236, 204, 286, 190, summary(), 26),
)

function summary() {
  return (
    textLine('How was it?', 24, 54, { size: 30, face: 'headline', fill: INK }) +
    rating('Service', 92, 5, TEAL[600]) +
    rating('Choice', 124, 4, PINK[600]) +
    rating('Price', 156, 5, YELLOW[500])
  )
}

function rating(label: string, y: number, stars: number, fill: string) {
  return (
    textLine(label, 24, y + 12, { size: 21, face: 'bold', fill: INK }) +
    [0, 1, 2, 3, 4]
      .map((star) => icon('star', 120 + star * 33, y + 7, 25, star < stars ? fill : CHARCOAL[300]))
      .join('')
  )
}
