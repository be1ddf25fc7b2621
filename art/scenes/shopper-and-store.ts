import { INK, PAPER, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { notice } from '../components/panel.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** A florist who sees that a shopper came, and the shopper, to whom a coin returns. */
export const shopperAndStore = scene(
  'shopper-and-store',
  beam(316, 262, 590, 120, PINK[300]),
  beam(300, 404, 520, 30, TEAL[500]),
  groundShadow(330, 524, 560),
  shop('Florist', YELLOW, PINK, 446, 520, 1.1, icon('flower', 101, 190, 74, PINK[600])),
  notice({ icon: 'person', fill: TEAL[100], ink: TEAL[700], title: 'New customer' }, 298, 46, 310, 1.04),
  transformed(
    232,
    278,
    1,
    10,
    box(-31, -54, 62, 108, INK, 13),
    box(-26, -49, 52, 98, PAPER, 9),
    coin(0, 0, 17),
  ),
  person(
    { skin: SKIN.brown, hue: TEAL, hair: 'curly', wears: 'bag', left: [-52, -92], right: [58, -160] },
    146,
    520,
    1.34,
  ),
  disc(224, 306, 18, SKIN.brown),
  animateReturn([80, -26], flyingCoin(290, 214, 32, 0.75, 14)),
  coin(64, 130, 26, -12),
)
