import { INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A baker tells a customer in four words what comes back. */
export const answer = scene(
  'answer',
  beam(310, 300, 580, 140, TEAL[300]),
  beam(320, 424, 540, 34, PINK[500]),
  groundShadow(320, 528, 500),
  bubble(
    176,
    24,
    304,
    152,
    YELLOW[300],
    56,
    textLine('Yes: 15%', 152, 74, { size: 58, face: 'headline', fill: INK, anchor: 'middle' }) +
      textLine('comes back', 152, 120, { size: 36, face: 'bold', fill: INK, anchor: 'middle' }),
  ),
  person(
    { skin: SKIN.tan, hue: PINK, hair: 'short', wears: 'apron', left: [-50, -100], right: [84, -164] },
    206,
    526,
    1.2,
  ),
  person(
    { skin: SKIN.dark, hue: TEAL, hair: 'long', wears: 'bag', left: [-50, -96], right: [50, -100] },
    430,
    526,
    1.2,
  ),
  coin(566, 150, 30, 12),
)
