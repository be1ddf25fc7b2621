import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { awning } from '../components/shop.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A point of the beam that joins both, halfway between the phone and the store's card. */
const LINE = [296, 316] as const

/** A store owner sets the percentage on the right; a shopper receives the coin on the left. One beam joins them. */
export const earnOrGive = scene(
  'earn-or-give',
  beam(330, 236, 600, 130, TEAL[300]),
  groundShadow(320, 526, 590),
  beam(...alongBeam(LINE[0], LINE[1], 67), 336, 44, PINK[500]),
  panel(318, 62, 212, 268, percentage(), 26),
  box(304, 36, 240, 36, PINK[700], 12),
  awning(308, 58, 232, 5, PINK),
  person(
    {
      skin: SKIN.tan,
      hue: PINK,
      hair: 'short',
      wears: 'apron',
      left: [-88, -186],
      right: [45, -96],
    },
    557,
    524,
    1.22,
  ),
  handPhone(),
  person(
    { skin: SKIN.brown, hue: YELLOW, hair: 'curly', wears: 'bag', left: [-49, -96], right: [70, -118] },
    105,
    524,
    1.34,
  ),
  animateReturn([40, -13], flyingCoin(...alongBeam(LINE[0], LINE[1], 4), 30, 0.8, 10)),
)

function percentage() {
  return (
    textLine('15%', 106, 132, { size: 82, face: 'headline', fill: PINK[600], anchor: 'middle' }) +
    textLine('cashback', 106, 168, { size: 32, face: 'bold', fill: INK, anchor: 'middle' }) +
    box(24, 208, 164, 18, CHARCOAL[100], 9) +
    box(24, 208, 108, 18, PINK[500], 9) +
    disc(132, 217, 24, PINK[600]) +
    disc(132, 217, 10, WHITE)
  )
}

/** As large as its amount needs. */
function handPhone() {
  return transformed(
    214,
    304,
    1,
    7,
    box(-50, -94, 100, 176, CHARCOAL[600], 20),
    box(-44, -88, 88, 164, WHITE, 15),
    coin(0, -36, 28),
    textLine('+1.80 €', 0, 30, { size: 23, face: 'headline', fill: TEAL[700], anchor: 'middle' }),
  )
}
