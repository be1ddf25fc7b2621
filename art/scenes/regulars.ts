import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { awning } from '../components/shop.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Three people queue in front of a bakery that is about to open. */
export const regulars = scene(
  'regulars',
  beam(300, 250, 560, 130, YELLOW[300]),
  // Above their heads: between the last of them and the door it would look like an arm.
  beam(232, 172, 425, 34, TEAL[300]),
  groundShadow(320, 528, 600),
  entrance(),
  transformed(374, 292, 1, 14, box(-20, -38, 40, 74, INK, 10), box(-16, -34, 32, 66, PINK[500], 7)),
  person({ skin: SKIN.light, hue: TEAL, hair: 'short', left: [-52, -92], right: [58, -170] }, 296, 524, 1.2),
  person({ skin: SKIN.dark, hue: YELLOW, hair: 'long', wears: 'bag', right: [46, -108] }, 190, 528, 1.24),
  person(
    {
      skin: SKIN.light,
      hue: CHARCOAL,
      hair: 'bun',
      hairFill: CHARCOAL[300],
      left: [-52, -92],
      right: [48, -104],
    },
    88,
    526,
    1.16,
  ),
  coin(112, 150, 26, -12),
  coin(212, 112, 22, 12),
)

function entrance() {
  return (
    box(412, 108, 204, 416, PINK[500], 16) +
    box(446, 226, 136, 298, PINK[900], 14) +
    box(458, 238, 112, 210, WHITE, 10) +
    box(458, 458, 112, 54, PINK[700], 8) +
    disc(466, 452, 8, YELLOW[500]) +
    box(426, 72, 176, 62, CHARCOAL[700], 18) +
    icon('bread', 454, 103, 22, YELLOW[300]) +
    textLine('Bakery', 474, 113, { size: 29, face: 'headline', fill: WHITE }) +
    awning(400, 146, 228, 4, TEAL) +
    box(474, 300, 80, 62, YELLOW[500], 12) +
    textLine('Open', 514, 327, { size: 20, face: 'headline', fill: INK, anchor: 'middle' }) +
    textLine('9:00', 514, 350, { size: 17, face: 'bold', fill: INK, anchor: 'middle' })
  )
}
