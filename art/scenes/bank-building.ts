import { PINK, TEAL, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { bankCard } from '../components/bank-card.ts'
import { bank } from '../components/bank.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { LIGHT_LEAVES, plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { disc } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

const LINE = [340, 214] as const

/** A customer in front of her bank, with its card in her hands, and a coin that returns. */
export const bankBuilding = scene(
  'bank-building',
  beam(LINE[0], LINE[1], 590, 130, PINK[300]),
  beam(LINE[0] - 10, LINE[1] + 116, 520, 34, TEAL[300]),
  groundShadow(316, 516, 590),
  bank(246, 512, TEAL, 1.5, TEAL[100]),
  plant(46, 512, 0.8, PINK[500], LIGHT_LEAVES),
  person(
    { skin: SKIN.dark, hue: YELLOW, hair: 'long', left: [-70, -112], right: [72, -128] },
    506,
    516,
    1.24,
  ),
  bankCard(508, 370, PINK, '7710', 0.76, -8),
  // Her hands are in front of the card.
  disc(419, 378, 17, SKIN.dark),
  disc(597, 354, 17, SKIN.dark),
  animateReturn([56, -18], flyingCoin(...alongBeam(LINE[0], LINE[1], 216, 10), 36, 0.75, 14)),
  coin(96, 196, 24, -12),
)
