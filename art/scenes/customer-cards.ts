import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { SKIN } from '../components/person.ts'
import { box, clipped, disc, ellipse } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A list of regular customers: visits and offers. */
export const customerCards = scene(
  'customer-cards',
  beam(280, 226, 540, 170, PINK[300]),
  beam(272, 372, 440, 34, TEAL[500]),
  panel(52, 76, 330, 92, customer(TEAL, SKIN.dark, 'Every Friday', '18 visits', 5)),
  panel(112, 184, 330, 92, customer(YELLOW, SKIN.light, 'New this week', '1 visit', 1)),
  panel(172, 292, 330, 92, customer(PINK, SKIN.tan, 'Before work', '9 visits', 3)),
  box(404, 98, 112, 48, INK, 24),
  textLine('Say thanks', 460, 128, { size: 17, face: 'bold', fill: YELLOW[300], anchor: 'middle' }),
  coin(96, 348, 34, -14),
)

function customer(hue: Hue, skin: string, habit: string, visits: string, hearts: number) {
  return (
    clipped(
      16,
      16,
      60,
      60,
      20,
      box(16, 16, 60, 60, hue[100]),
      ellipse(46, 82, 26, 26, hue[500]),
      disc(46, 44, 15, skin),
    ) +
    textLine(habit, 92, 43, { size: 20, face: 'headline', fill: INK }) +
    textLine(visits, 92, 66, { size: 15, fill: CHARCOAL[600] }) +
    [0, 1, 2, 3, 4]
      .map((star) => icon('star', 206 + star * 24, 62, 19, star < hearts ? YELLOW[500] : CHARCOAL[100]))
      .join('') +
    disc(306, 32, 8, hearts > 1 ? TEAL[500] : WHITE)
  )
}
