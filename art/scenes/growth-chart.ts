import { CHARCOAL, INK, PINK, TEAL, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

const GROUND = 344

/**
 * A row of stores, each with its pin, and the shoppers between them. Stored documents use its name: it once showed a
 * chart without data.
 */
export const growthChart = scene(
  'growth-chart',
  beam(450, 180, 740, 92, TEAL[300]),
  beam(490, 246, 560, 28, PINK[500]),
  groundShadow(450, GROUND - 4, 800),
  store('Café', TEAL, PINK, 132, icon('cup', 101, 186, 76, TEAL[600])),
  store('Books', CHARCOAL, TEAL, 450, icon('book', 101, 184, 80, CHARCOAL[700])),
  store('Florist', PINK, YELLOW, 768, icon('flower', 101, 184, 84, PINK[500])),
  mapPin('cup', 132, 142, TEAL[600], '#fff', 1.7),
  mapPin('book', 450, 142, YELLOW[500], INK, 1.7),
  mapPin('flower', 768, 142, PINK[600], '#fff', 1.7),
  // Above the heads, and between the pins.
  animateReturn([-84, 27], flyingCoin(340, 64, 30, 0.85, 10)),
  coin(566, 58, 22, 12),
  flyingCoin(672, 50, 26, 0.6, 14),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'bun', left: [-44, -98], right: [32, -160] },
    288,
    GROUND + 4,
    0.7,
  ),
  phoneInHand(312, 222, SKIN.dark),
  person(
    { skin: SKIN.light, hue: TEAL, hair: 'short', wears: 'bag', left: [-32, -160], right: [44, -98] },
    612,
    GROUND + 4,
    0.7,
  ),
  phoneInHand(588, 222, SKIN.light, -12),
  plant(22, GROUND, 0.62),
  plant(878, GROUND, 0.62, YELLOW[500]),
)

function store(sign: string, wall: Hue, cloth: Hue, x: number, window: string) {
  return shop(sign, wall, cloth, x, GROUND, 0.62, window)
}

function phoneInHand(x: number, y: number, skin: string, rotation = 12) {
  return transformed(
    x,
    y,
    0.76,
    rotation,
    box(-16, -30, 32, 58, INK, 8),
    box(-12, -26, 24, 50, YELLOW[500], 5),
    disc(0, 22, 13, skin),
  )
}
