import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, transformed, stroke } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The “open” sign on a shop door, and a first coin. */
export const shopOpen = scene(
  'shop-open',
  beam(160, 132, 300, 92, TEAL[300]),
  stroke('M86 112L160 34l74 78', CHARCOAL[500], 6),
  disc(160, 30, 12, CHARCOAL[700]),
  transformed(
    160,
    150,
    1,
    -4,
    floatingShadow(-104, -46, 208, 104, 24),
    box(-104, -46, 208, 104, PINK[500], 24),
    box(-94, -36, 188, 84, WHITE, 17),
    mark(-78, -18, 46, PINK[600], YELLOW[500]),
    textLine('Open', -22, 20, { size: 42, face: 'headline', fill: CHARCOAL[900] }),
  ),
  coin(282, 62, 24, 12),
)
