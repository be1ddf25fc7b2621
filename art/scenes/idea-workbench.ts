import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

/** Where her hand at the device is. */
const HAND = [441.5, 323] as const

/** On a workbench, a sketch has become a device, which is joined to a store, a terminal and a card. */
export const ideaWorkbench = scene(
  'idea-workbench',
  beam(330, 234, 600, 140, TEAL[300]),
  beam(310, 372, 540, 34, PINK[500]),
  groundShadow(320, 528, 580),
  stroke('M330 250V84M330 190L458 84M330 190L204 84', PINK[500], 12),
  part('bag', 204, YELLOW[300], INK),
  part('waves', 330, WHITE, PINK[600]),
  part('card', 456, PINK[300], INK),
  transformed(122, 296, 1, -7, sketch()),
  person({ skin: SKIN.brown, hue: PINK, hair: 'scarf', left: [-72, -150], right: [50, -96] }, 538, 524, 1.34),
  bench(),
  device(),
  tool(),
)

function part(name: IconName, x: number, fill: string, ink: string) {
  return (
    floatingShadow(x - 46, 38, 92, 92, 26) +
    box(x - 46, 38, 92, 92, fill, 26) +
    icon(name, x, 84, 54, ink, fill)
  )
}

/** Leaning on the wall: the device as it was drawn by hand. */
function sketch() {
  const lines = [-92, -46, 0, 46, 92]
  const grid = [...lines.map((x) => `M${x}-126v252`), ...lines.map((y) => `M-104 ${y}h208`)].join('')
  return (
    floatingShadow(-104, -126, 208, 252, 16) +
    box(-104, -126, 208, 252, WHITE, 16) +
    stroke(grid, CHARCOAL[50], 3, 'butt') +
    stroke('M0-20V-62M-2-36L-52-62M3-36L54-62', PINK[500], 7) +
    [-62, 0, 62].map((x) => stroke(`M${x - 17}-98h33v31h-34z`, CHARCOAL[700], 6)).join('') +
    shape('M-34 6c-2-44 66-46 68 0z', YELLOW[300]) +
    stroke(
      'M-34 6c-2-44 66-46 68 0M-50 6H52c9 0 13 6 13 14V84c0 9-6 13-14 13H-52c-9 0-14-5-14-13V19c0-8 6-13 16-13z',
      CHARCOAL[700],
      7,
    ) +
    stroke('M-38 30H38V73H-39z', CHARCOAL[700], 6) +
    disc(0, -118, 13, PINK[600])
  )
}

function bench() {
  return (
    box(20, 418, 440, 24, YELLOW[600], 12) +
    box(58, 442, 22, 84, YELLOW[700]) +
    box(400, 442, 22, 84, YELLOW[700]) +
    box(69, 478, 342, 12, YELLOW[700])
  )
}

function device() {
  return (
    animateReturn([0, -34], coin(330, 268, 46)) +
    box(248, 270, 164, 148, TEAL[700], 30) +
    box(248, 264, 164, 148, TEAL[500], 30) +
    box(282, 258, 96, 12, INK, 6) +
    box(268, 290, 124, 92, WHITE, 18) +
    mark(300, 306, 60, PINK[600], YELLOW[500])
  )
}

/** A screwdriver in her fist, its tip at the device. */
function tool() {
  return transformed(
    HAND[0],
    HAND[1],
    1,
    -16,
    box(-47, -5, 35, 10, CHARCOAL[300], 4),
    box(-23, -12, 58, 24, YELLOW[500], 11),
    disc(0, 0, 18, SKIN.brown),
  )
}
