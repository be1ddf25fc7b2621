import { PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { bankCard } from '../components/bank-card.ts'
import { bank } from '../components/bank.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { phone } from '../components/phone.ts'
import { cardsScreen } from '../components/screens/cards-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { disc, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** A customer with a bank’s card, which the wallet on the phone contains, too. Cashback comes out of the phone. */
export const bankPartnership = scene(
  'bank-partnership',
  beam(316, 262, 590, 110, YELLOW[500]),
  beam(330, 398, 520, 30, PINK[500]),
  groundShadow(150, 522, 240),
  animateReturn([96, -31], flyingCoin(308, 416, 34, 0.75, 14)),
  phone(cardsScreen(), { x: 494, y: 286, scale: 1.06, rotation: 7 }),
  person({ skin: SKIN.tan, hue: TEAL, hair: 'long', left: [-50, -92], right: [76, -184] }, 144, 520, 1.36),
  transformed(310, 168, 1, -12, bankCard(0, 0, PINK, '7710', 0.96), sign()),
  // Her hand is in front of the card that it holds.
  disc(247, 270, 18, SKIN.tan),
)

/** The sign of the bank, on its card. */
function sign() {
  return disc(78, 38, 27, WHITE) + bank(78, 55, TEAL, 0.15)
}
