import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { groundShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { disc, discs, shape, stroke, translated } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Three small stores have hung one banner across all of them. */
export const sharedCampaign = scene(
  'shared-campaign',
  beam(284, 226, 540, 150, PINK[300]),
  groundShadow(280, 430, 510),
  stroke('M32 92Q280 172 528 92', CHARCOAL[600], 6),
  pole(32),
  pole(528),
  translated(0, 22, banner()),
  shop('Bakery', TEAL, PINK, 120, 430, 0.505, icon('bread', 101, 186, 84, TEAL[600])),
  shop('Books', CHARCOAL, TEAL, 280, 430, 0.505, icon('book', 101, 184, 80, CHARCOAL[700])),
  shop('Florist', PINK, YELLOW, 440, 430, 0.505, icon('flower', 101, 184, 84, PINK[500])),
  coin(424, 58, 26, 12),
)

/** Beside the outer stores. */
function pole(x: number) {
  return stroke(`M${x} 82V430`, CHARCOAL[600], 10, 'butt') + disc(x, 74, 11, CHARCOAL[600])
}

/** It hangs on the rope. */
function banner() {
  return (
    shape('M92 84.5Q280 135.5 468 84.5V188Q280 239 92 188z', YELLOW[500]) +
    discs(
      [
        [108, 100],
        [452, 100],
      ],
      6,
      YELLOW[700],
    ) +
    textLine('20% back', 280, 186, { size: 70, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
