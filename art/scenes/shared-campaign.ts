import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, stroke } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Three small stores hang up one percentage together. */
export const sharedCampaign = scene(
  'shared-campaign',
  beam(284, 226, 540, 150, PINK[300]),
  groundShadow(280, 430, 540),
  stroke('M92 262V196H468V262M280 150V262', CHARCOAL[600], 10),
  box(122, 44, 316, 116, YELLOW[500], 34),
  textLine('20% back', 280, 122, { size: 62, face: 'headline', fill: INK, anchor: 'middle' }),
  shop('Bakery', TEAL, PINK, 92, 430, 0.57, icon('bread', 101, 186, 84, TEAL[600])),
  shop('Books', CHARCOAL, TEAL, 280, 430, 0.57, icon('book', 101, 184, 80, CHARCOAL[700])),
  shop('Florist', PINK, YELLOW, 468, 430, 0.57, icon('flower', 101, 184, 84, PINK[500])),
  coin(494, 88, 28, 12),
)
