import { CHARCOAL, INK, PINK, TEAL, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { SKIN } from '../components/person.ts'
import { box, clipped, disc, ellipse } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A list of regular customers and their visits, one of whom the merchant thanks. */
export const customerCards = scene(
  'customer-cards',
  beam(280, 240, 560, 170, PINK[300]),
  beam(300, 374, 420, 32, TEAL[500]),
  panel(14, 34, 440, 126, customer(TEAL, SKIN.dark, 'Every Friday', '18 visits', 5), 30),
  panel(58, 174, 440, 126, customer(YELLOW, SKIN.light, 'New this week', '1 visit', 1), 30),
  panel(102, 314, 440, 126, customer(PINK, SKIN.tan, 'Before work', '9 visits', 4), 30),
  box(352, 4, 184, 68, CHARCOAL[700], 34),
  textLine('Say thanks', 444, 48, { size: 29, face: 'bold', fill: YELLOW[300], anchor: 'middle' }),
  coin(54, 402, 40, -14),
)

/** One dot for each of the latest visits: stars would rate the customer. */
function customer(hue: Hue, skin: string, habit: string, visits: string, latest: number) {
  return (
    clipped(
      18,
      18,
      90,
      90,
      28,
      box(18, 18, 90, 90, hue[100]),
      ellipse(63, 118, 40, 40, hue[500]),
      disc(63, 60, 23, skin),
    ) +
    textLine(habit, 128, 56, { size: 35, face: 'headline', fill: INK }) +
    textLine(visits, 128, 98, { size: 26, fill: CHARCOAL[600] }) +
    [0, 1, 2, 3, 4]
      .map((visit) => disc(264 + visit * 36, 90, 13, visit < latest ? YELLOW[500] : CHARCOAL[100]))
      .join('')
  )
}
