import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../pieces/beam.ts'
import { coin } from '../pieces/coin.ts'
import { box, disc, placed, stroke } from '../pieces/shape.ts'
import { floatingShadow } from '../pieces/shadow.ts'
import { words } from '../pieces/words.ts'
import { scene } from './scene.ts'

/** The sign on a shop's door, turned to open, and the first coin on its way. */
export const shopOpen = scene(
  'shop-open',
  beam(160, 132, 300, 92, TEAL[300]),
  stroke('M86 112L160 34l74 78', CHARCOAL[500], 6),
  disc(160, 30, 12, CHARCOAL[700]),
  placed(
    160,
    150,
    1,
    -4,
    floatingShadow(-104, -46, 208, 104, 24),
    box(-104, -46, 208, 104, PINK[500], 24),
    box(-94, -36, 188, 84, WHITE, 17),
    mark(-78, -18, 46, PINK[600], YELLOW[500]),
    words('Open', -22, 20, { size: 42, face: 'headline', fill: CHARCOAL[900] }),
  ),
  coin(282, 62, 24, 12),
)
