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

const LABEL = { size: 31, face: 'headline' } as const
/** The middle of the layers. */
const MIDDLE = 200
/** Where labels end. */
const END = 632

/** Layers with their names: stores, the wallet with the mark, and a partner's code that comes down on them. */
export const technologyLayers = scene(
  'technology-layers',
  beam(320, 290, 610, 150, TEAL[300]),
  beam(330, 432, 560, 34, TEAL[500]),
  groundShadow(MIDDLE, 506, 370),
  slab(
    { x: MIDDLE, y: 402, size: 250, face: PINK[500], side: PINK[700] },
    icon('waves', -94, 22, 58, WHITE),
    icon('bag', 94, 22, 58, WHITE),
  ),
  label('Stores', 416, PINK[700], WHITE),
  slab(
    { x: MIDDLE, y: 272, size: 250, face: CHARCOAL[600], side: INK },
    mark(-46, 16, 90, WHITE, YELLOW[500]),
  ),
  label('Beam Wallet', 286, INK, WHITE),
  animateReturn(
    [0, -24],
    slab({ x: MIDDLE, y: 126, size: 250, face: WHITE, side: CHARCOAL[300] }, code()),
    label('Your technology', 140, WHITE, INK),
  ),
  coin(52, 40, 26, -14),
  coin(584, 500, 28, 12),
)

function code() {
  return stroke('M-56-60L-112 0l56 60M56-60L112 0 56 60M22-86L-22 86', INK, 24)
}

/** It begins on the corner of its layer. */
function label(name: string, y: number, fill: string, ink: string) {
  const width = textWidth(name, LABEL) + 48
  const left = END - width
  return (
    stroke(`M${MIDDLE + 152} ${y}H${left + 20}`, fill, 8, 'butt') +
    floatingShadow(left, y - 32, width, 64, 32) +
    box(left, y - 32, width, 64, fill, 32) +
    textLine(name, left + 24, y + 11, { ...LABEL, fill: ink })
  )
}
