import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { slab } from '../components/slab.ts'
import { box, stroke } from '../components/svg.ts'
import { textLine, textWidth } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const LABEL = { size: 30, face: 'headline' } as const
/** The middle of the layers, and the length of their sides. */
const MIDDLE = 166
const SIZE = 230
/** Where labels end. */
const END = 632

/** Layers with their names: stores, the wallet with the mark, and a partner's code that comes down on them. */
export const technologyLayers = scene(
  'technology-layers',
  beam(320, 290, 610, 150, TEAL[300]),
  beam(330, 432, 560, 34, TEAL[500]),
  groundShadow(MIDDLE, 500, 310),
  slab(
    { x: MIDDLE, y: 400, size: SIZE, face: PINK[500], side: PINK[700] },
    icon('waves', -88, 20, 56, WHITE),
    icon('bag', 88, 20, 56, WHITE),
  ),
  label('Stores', 414, PINK[700], WHITE),
  slab(
    { x: MIDDLE, y: 274, size: SIZE, face: CHARCOAL[600], side: INK },
    mark(-43, 14, 84, WHITE, YELLOW[500]),
  ),
  label('Beam Wallet', 288, INK, WHITE),
  animateReturn(
    [0, -24],
    slab({ x: MIDDLE, y: 134, size: SIZE, face: WHITE, side: CHARCOAL[300] }, code()),
    label('Your technology', 148, WHITE, INK, CHARCOAL[300]),
  ),
  coin(560, 226, 26, 12),
)

function code() {
  return stroke('M-50-55L-102 0l52 55M50-55L102 0 50 55M20-78L-20 78', INK, 22)
}

/** Its line begins on the corner of its layer, with an `edge` below it as the layer’s side, where paper would hide it. */
function label(name: string, y: number, fill: string, ink: string, edge = fill) {
  const width = textWidth(name, LABEL) + 48
  const left = END - width
  return (
    stroke(`M${MIDDLE + 138} ${y + 5}H${left + 20}`, edge, 8, 'butt') +
    stroke(`M${MIDDLE + 138} ${y}H${left + 20}`, fill, 8, 'butt') +
    floatingShadow(left, y - 32, width, 64, 32) +
    box(left, y - 32, width, 64, fill, 32) +
    textLine(name, left + 24, y + 11, { ...LABEL, fill: ink })
  )
}
