import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { bankCard } from '../components/bank-card.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, shape } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Up to ten cards fan out of one wallet. */
export const walletCards = scene(
  'wallet-cards',
  beam(284, 256, 530, 150, TEAL[300]),
  beam(290, 372, 440, 34, YELLOW[500]),
  floatingShadow(120, 216, 320, 206, 36),
  box(120, 216, 320, 150, PINK[500], 36),
  bankCard(196, 160, YELLOW, '3365', 0.95, -24),
  bankCard(258, 126, TEAL, '0928', 0.95, -10),
  bankCard(330, 136, CHARCOAL, '4471', 0.95, 6),
  bankCard(384, 178, PINK, '7710', 0.95, 20),
  shape('M120 250c100 40 220 40 320 0v136a36 36 0 0 1-36 36H156a36 36 0 0 1-36-36z', PINK[300]),
  shape('M120 340L440 236v62L120 402z', PINK[500]),
  mark(150, 338, 62, WHITE, YELLOW[500]),
  box(322, 336, 96, 46, YELLOW[500], 22),
  textLine('4 of 10', 370, 366, { size: 19, face: 'bold', fill: INK, anchor: 'middle' }),
  coin(488, 402, 32, 12),
)
