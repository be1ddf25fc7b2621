import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, disc, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** At a café counter, a customer pays with a phone and the barista hands over the coffee. */
export const shopCounter = scene(
  'shop-counter',
  beam(330, 190, 590, 120, TEAL[300]),
  beam(330, 306, 520, 34, YELLOW[500]),
  groundShadow(330, 522, 590),
  menuBoard(),
  person(
    {
      skin: SKIN.light,
      hue: YELLOW,
      coat: [WHITE, CHARCOAL[100]],
      hair: 'bun',
      wears: 'apron',
      left: [-84, -112],
      right: [36, -100],
      legs: false,
    },
    456,
    424,
    1.24,
  ),
  cup(350, 282),
  counter(),
  box(484, 319, 84, 12, CHARCOAL[500], 6),
  terminal(icon('check', 68, 52, 84, TEAL[600]), 526, 268, 0.38),
  disc(496, 300, 16.5, SKIN.light),
  plant(584, 332, 0.62, PINK[500]),
  person(
    { skin: SKIN.dark, hue: PINK, hair: 'curly', wears: 'bag', right: [75, -163], left: [-44, -100] },
    150,
    520,
    1.26,
  ),
  handPhone(),
  disc(244, 315, 17, SKIN.dark),
  animateReturn([52, -40], flyingCoin(300, 220, 28, 0.75, 14)),
)

function menuBoard() {
  return (
    box(190, 28, 214, 92, CHARCOAL[700], 18) +
    textLine('Café', 210, 92, { size: 50, face: 'headline', fill: WHITE }) +
    badge('cup', 364, 74, 26, PINK[600], WHITE)
  )
}

function cup(x: number, y: number) {
  return (
    box(x - 4, y - 6, 44, 12, INK, 6) +
    `<path d="M${x} ${y + 6}h36l-4 44h-28z" fill="${CHARCOAL[100]}"/>` +
    box(x + 2, y + 18, 32, 16, PINK[500])
  )
}

function counter() {
  return (
    box(262, 330, 360, 22, CHARCOAL[700], 11) +
    box(282, 352, 320, 170, TEAL[500], 6) +
    box(282, 352, 320, 16, TEAL[700]) +
    box(306, 394, 272, 12, TEAL[300], 6)
  )
}

function handPhone() {
  return transformed(
    252,
    286,
    1,
    16,
    box(-22, -44, 44, 84, CHARCOAL[700], 11),
    box(-18, -40, 36, 76, WHITE, 8),
    badge('check', 0, -12, 14, TEAL[600], WHITE),
  )
}
