import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { bubble, panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A sales assistant that finds a quiet day and suggests an offer. */
export const salesAssistant = scene(
  'sales-assistant',
  beam(284, 236, 540, 150, TEAL[300]),
  beam(280, 372, 440, 34, YELLOW[300]),
  person(
    { skin: SKIN.tan, hue: PINK, hair: 'short', wears: 'apron', left: [-72, -176], right: [44, -96] },
    450,
    420,
    1.12,
  ),
  panel(46, 92, 308, 172, quietDay(), 28),
  disc(66, 92, 34, YELLOW[500]),
  mark(48, 72, 42, INK, PINK[500]),
  bubble(64, 288, 282, 78, YELLOW[500], 220, proposal()),
  coin(508, 84, 24, 12),
)

function quietDay() {
  const days = [58, 22, 50, 62, 78, 70]
  return (
    textLine('Tuesdays are quiet', 28, 56, { size: 29, face: 'headline', fill: INK }) +
    days
      .map((height, day) =>
        box(28 + day * 43, 146 - height, 32, height, day === 1 ? PINK[600] : CHARCOAL[100], 8),
      )
      .join('')
  )
}

function proposal() {
  return textLine('Give 20% back?', 26, 50, { size: 31, face: 'headline', fill: INK })
}
