import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { person, SKIN } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed, translated, type SvgMarkup } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const HEIGHT = 122
const STUD = 44

/** Somebody adds a block of their own to those that exist: payments in stores, codes, cashback. */
export const buildingBlocks = scene(
  'building-blocks',
  beam(330, 220, 600, 140, TEAL[300]),
  beam(310, 372, 540, 34, PINK[300]),
  groundShadow(320, 528, 590),
  block(204, 402, 136, TEAL, icon('waves', 68, 62, 68, WHITE)),
  block(344, 402, 136, CHARCOAL, code()),
  block(484, 402, 136, PINK, coin(68, 60, 40)),
  transformed(408, 250, 1, -7, block(-138, -61, 276, YELLOW, icon('star', 138, 64, 78, INK))),
  person(
    { skin: SKIN.light, hue: TEAL, hair: 'short', left: [-50, -96], right: [112, -186] },
    110,
    524,
    1.34,
  ),
)

function code() {
  return textLine('4 0 7', 68, 80, { size: 50, face: 'headline', fill: WHITE, anchor: 'middle' })
}

/** A toy block with its upper left corner at (x, y), and a stud on it every 68 units. */
function block(x: number, y: number, width: number, hue: Hue, content: SvgMarkup) {
  const studs = Array.from({ length: width / 68 }, (_, index) =>
    box(34 - STUD / 2 + index * 68, -18, STUD, 30, hue === YELLOW ? YELLOW[600] : hue[700], 8),
  )
  return translated(
    x,
    y,
    ...studs,
    box(0, 0, width, HEIGHT, hue === CHARCOAL ? CHARCOAL[600] : hue[500], 14),
    content,
  )
}
