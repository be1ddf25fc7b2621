import { FACTS } from '@beam/content/defaults/facts.ts'
import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A shopper between two stores of the network. Stored documents use its name: it once showed a chart without data. */
export const growthChart = scene(
  'growth-chart',
  beam(330, 250, 620, 120, YELLOW[300]),
  beam(330, 372, 600, 34, PINK[500]),
  groundShadow(330, 512, 600),
  shop('Café', TEAL, PINK, 124, 506, 0.74),
  shop('Books', CHARCOAL, TEAL, 520, 506, 0.74),
  // Behind the person: it flies past her head.
  animateReturn([-150, 46], flyingCoin(452, 196, 34, 0.9, 10)),
  person({ skin: SKIN.dark, hue: PINK, hair: 'bun', left: [-46, -96], right: [56, -170] }, 318, 510, 1.22),
  transformed(392, 306, 1, 12, box(-18, -34, 36, 66, INK, 9), box(-14, -30, 28, 58, TEAL[500], 6)),
  coin(250, 214, 26, -10),
  coin(196, 246, 20, 8),
  panel(206, 44, 232, 96, figure()),
)

function figure() {
  return (
    box(20, 20, 56, 56, TEAL[100], 18) +
    icon('card', 48, 48, 34, TEAL[700], TEAL[100]) +
    textLine(FACTS.terminals, 92, 52, { size: 34, face: 'headline', fill: INK }) +
    textLine('terminals', 92, 74, { size: 15, fill: CHARCOAL[600] })
  )
}
