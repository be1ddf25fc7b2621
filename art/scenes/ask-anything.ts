import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { bubble } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Two people raising their hands, with questions above them. */
export const askAnything = scene(
  'ask-anything',
  beam(310, 300, 580, 140, TEAL[300]),
  beam(320, 424, 540, 34, YELLOW[500]),
  groundShadow(320, 528, 500),
  bubble(
    34,
    66,
    170,
    126,
    WHITE,
    100,
    textLine('How?', 85, 78, { size: 46, face: 'headline', fill: INK, anchor: 'middle' }),
  ),
  bubble(
    236,
    28,
    172,
    138,
    YELLOW[300],
    70,
    textLine('?', 86, 112, { size: 120, face: 'headline', fill: PINK[700], anchor: 'middle' }),
  ),
  bubble(450, 66, 150, 110, TEAL[600], 40, icon('percent', 75, 55, 68, WHITE)),
  person(
    { skin: SKIN.brown, hue: YELLOW, hair: 'curly', wears: 'bag', left: [-80, -236], right: [50, -100] },
    218,
    526,
    1.2,
  ),
  person({ skin: SKIN.light, hue: TEAL, hair: 'scarf', left: [-48, -104], right: [80, -240] }, 410, 526, 1.2),
  coin(590, 262, 26, 12),
)
