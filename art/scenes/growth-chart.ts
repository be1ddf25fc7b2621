import { CHARCOAL, INK, PINK, TEAL, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

const GROUND = 382

/**
 * A row of stores and the shoppers between them, each store with its pin. Stored documents use its name: it once showed
 * a chart without data.
 */
export const growthChart = scene(
  'growth-chart',
  beam(450, 204, 830, 100, TEAL[300]),
  beam(490, 274, 580, 30, PINK[500]),
  groundShadow(450, GROUND - 4, 740),
  store('Café', TEAL, PINK, 154, 0.66, icon('cup', 101, 186, 76, TEAL[600])),
  store('Books', CHARCOAL, TEAL, 450, 0.66, icon('book', 101, 184, 80, CHARCOAL[700])),
  store('Florist', PINK, YELLOW, 746, 0.66, icon('flower', 101, 184, 84, PINK[500])),
  mapPin('cup', 154, 174, TEAL[600], '#fff', 1.7),
  mapPin('book', 450, 174, YELLOW[500], INK, 1.7),
  mapPin('flower', 746, 174, PINK[600], '#fff', 1.7),
  // Behind the people: it flies past their heads.
  animateReturn([-130, 42], flyingCoin(380, 98, 30, 0.85, 10)),
  coin(526, 66, 24, 12),
  flyingCoin(664, 64, 26, 0.6, 14),
  coin(246, 118, 20, -10),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'bun', left: [-44, -98], right: [30, -160] },
    302,
    GROUND + 4,
    0.98,
  ),
  phoneInHand(332, 210),
  person(
    { skin: SKIN.light, hue: TEAL, hair: 'short', wears: 'bag', left: [-30, -160], right: [46, -98] },
    598,
    GROUND + 4,
    0.98,
  ),
  phoneInHand(568, 210, -12),
  plant(26, GROUND, 0.72),
  plant(872, GROUND, 0.9, YELLOW[500]),
)

function store(sign: string, wall: Hue, cloth: Hue, x: number, scale: number, window: string) {
  return shop(sign, wall, cloth, x, GROUND, scale, window)
}

function phoneInHand(x: number, y: number, rotation = 12) {
  return transformed(x, y, 1, rotation, box(-16, -30, 32, 58, INK, 8), box(-12, -26, 24, 50, YELLOW[500], 5))
}
