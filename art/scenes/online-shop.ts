import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { awning } from '../components/shop.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, shape } from '../components/svg.ts'
import { browserWindow } from '../components/browser-window.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** An online shop: a browser window with an awning, parcels, a person packing them. */
export const onlineShop = scene(
  'online-shop',
  beam(330, 220, 600, 130, TEAL[300]),
  beam(310, 344, 540, 34, YELLOW[500]),
  groundShadow(320, 526, 590),
  browserWindow(34, 76, 416, 394, '', goods()),
  awning(22, 112, 440, 5, PINK, PINK[100]),
  parcel(96, 526, 130, 84, YELLOW[500]),
  parcel(196, 526, 96, 60, YELLOW[300]),
  parcel(110, 442, 84, 56, PINK[300]),
  person(
    {
      skin: SKIN.brown,
      hue: PINK,
      hair: 'scarf',
      hairFill: PINK[300],
      wears: 'apron',
      left: [-44, -98],
      right: [44, -98],
    },
    516,
    524,
    1.4,
  ),
  parcel(461, 424, 110, 74, TEAL[300]),
  disc(454, 387, 19, SKIN.brown),
  disc(578, 387, 19, SKIN.brown),
  coin(588, 96, 26, 12),
)

function goods() {
  return (
    [0, 1, 2].map((item) => flower(28 + item * 126, item)).join('') +
    box(178, 262, 176, 56, INK, 28) +
    mark(210, 272, 36, PINK[500], YELLOW[500]) +
    textLine('Pay', 258, 301, { size: 32, face: 'bold', fill: WHITE })
  )
}

function flower(x: number, item: number) {
  const [ground, bloom] = [
    [YELLOW[100], PINK[500]],
    [TEAL[100], YELLOW[500]],
    [PINK[100], TEAL[500]],
  ][item] ?? [WHITE, PINK[500]]
  return (
    box(x, 78, 108, 124, ground ?? WHITE, 16) +
    box(x + 51, 132, 7, 54, TEAL[600]) +
    [0, 72, 144, 216, 288]
      .map(
        (rotation) =>
          `<circle cx="${x + 54}" cy="106" r="13" fill="${bloom}" transform="rotate(${rotation} ${x + 54} 122)"/>`,
      )
      .join('') +
    `<circle cx="${x + 54}" cy="122" r="9" fill="${WHITE}"/>` +
    textLine(['30 €', '18 €', '24 €'][item] ?? '', x + 2, 240, { size: 34, face: 'headline', fill: INK })
  )
}

function parcel(x: number, foot: number, width: number, height: number, fill: string) {
  return (
    box(x, foot - height, width, height, fill, 8) +
    box(x + width / 2 - 10, foot - height, 20, height, YELLOW[600]) +
    shape(`M${x + 10} ${foot - 12}h${width * 0.22}v-8h-${width * 0.22}z`, CHARCOAL[600])
  )
}
