import { CHARCOAL, INK, PINK, TEAL, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { SKIN } from '../components/person.ts'
import { box, clipped, disc, ellipse } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A list of regular customers and their visits, one of whom the merchant thanks. */
export const customerCards = scene(
  'customer-cards',
  beam(300, 330, 600, 190, PINK[300]),
  beam(312, 508, 520, 40, TEAL[500]),
  panel(22, 78, 470, 150, customer(TEAL, SKIN.dark, 'Every Friday', '18 visits', 5), 34),
  panel(64, 254, 470, 150, customer(YELLOW, SKIN.light, 'New this week', '1 visit', 1), 34),
  panel(106, 430, 470, 150, customer(PINK, SKIN.tan, 'Before work', '9 visits', 3), 34),
  box(386, 34, 192, 76, INK, 38),
  textLine('Say thanks', 482, 82, { size: 30, face: 'bold', fill: YELLOW[300], anchor: 'middle' }),
  coin(64, 540, 44, -14),
)

function customer(hue: Hue, skin: string, habit: string, visits: string, stars: number) {
  return (
    clipped(
      24,
      24,
      102,
      102,
      32,
      box(24, 24, 102, 102, hue[100]),
      ellipse(75, 136, 44, 44, hue[500]),
      disc(75, 72, 26, skin),
    ) +
    textLine(habit, 150, 66, { size: 36, face: 'headline', fill: INK }) +
    textLine(visits, 150, 112, { size: 26, fill: CHARCOAL[600] }) +
    [0, 1, 2, 3, 4]
      .map((star) => icon('star', 282 + star * 37, 104, 30, star < stars ? YELLOW[500] : CHARCOAL[100]))
      .join('')
  )
}
