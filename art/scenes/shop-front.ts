import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, ellipse, shape } from '../components/svg.ts'
import { shop } from '../components/shop.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A bakery that gives 15 % cashback, with the baker at the door. */
export const shopFront = scene(
  'shop-front',
  beam(330, 210, 600, 150, TEAL[300]),
  beam(320, 344, 560, 36, PINK[300]),
  groundShadow(326, 520, 540),
  shop('Bakery', PINK, TEAL, 270, 518, 1.34, loaves()),
  sticker(),
  person({ skin: SKIN.brown, hue: TEAL, hair: 'short', wears: 'apron', right: [78, -196] }, 508, 518, 1.02),
  plant(84, 518, 0.86, CHARCOAL[600]),
  animateReturn([20, -62], flyingCoin(590, 286, 27, 0.8, 12)),
  coin(606, 150, 18, 10),
)

function loaves() {
  return (
    box(40, 196, 122, 6, CHARCOAL[300], 3) +
    [62, 100, 138]
      .map((x) => ellipse(x, 184, 18, 12, YELLOW[600]) + shape(`M${x - 8} 180l5 7M${x} 178l5 7`, YELLOW[300]))
      .join('') +
    ellipse(82, 226, 26, 13, YELLOW[500]) +
    ellipse(130, 226, 26, 13, YELLOW[600])
  )
}

function sticker() {
  return (
    disc(176, 286, 42, YELLOW[500]) +
    textLine('15%', 176, 290, { size: 28, face: 'headline', fill: YELLOW[900], anchor: 'middle' }) +
    textLine('back', 176, 308, { size: 15, face: 'bold', fill: YELLOW[900], anchor: 'middle' })
  )
}
