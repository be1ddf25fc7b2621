import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A support agent between a question and its answer. */
export const helpDesk = scene(
  'help-desk',
  beam(320, 250, 600, 140, TEAL[300]),
  beam(320, 380, 560, 34, WHITE),
  groundShadow(320, 526, 580),
  person(
    {
      skin: SKIN.tan,
      hue: PINK,
      hair: 'short',
      wears: 'badge',
      left: [-64, -94],
      right: [58, -204],
      legs: false,
    },
    318,
    528,
    1.5,
  ),
  headset(318, 176),
  desk(),
  bubble(
    40,
    96,
    156,
    132,
    PINK[600],
    96,
    textLine('?', 78, 104, { size: 112, face: 'headline', fill: WHITE, anchor: 'middle' }),
  ),
  bubble(448, 136, 156, 96, WHITE, 24, icon('check', 78, 48, 64, TEAL[600])),
  plant(556, 434, 0.8, PINK[500]),
  coin(556, 84, 26, 12),
)

function headset(x: number, y: number) {
  return (
    stroke(`M${x - 48} ${y + 4}a48 50 0 0 1 96 0`, CHARCOAL[600], 11) +
    box(x - 60, y - 10, 24, 42, CHARCOAL[700], 11) +
    box(x + 36, y - 10, 24, 42, CHARCOAL[700], 11) +
    stroke(`M${x - 48} ${y + 30}q2 26 32 26`, CHARCOAL[600], 7) +
    disc(x - 14, y + 56, 8, CHARCOAL[700])
  )
}

function desk() {
  return (
    box(60, 434, 520, 24, TEAL[700], 12) +
    shape('M84 458h472l-14 68H98z', TEAL[500]) +
    mark(292, 466, 54, WHITE, YELLOW[500]) +
    box(96, 354, 132, 82, CHARCOAL[300], 12) +
    box(80, 428, 164, 10, CHARCOAL[500], 5)
  )
}
