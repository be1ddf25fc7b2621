import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, transformed, shape } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The token on a pedestal, with crossing beams and smaller tokens in orbit. */
export const token = scene(
  'token',
  beam(320, 250, 600, 64, PINK[500]),
  beam(330, 170, 520, 32, TEAL[500]),
  beam(310, 348, 540, 32, YELLOW[300]),
  groundShadow(320, 530, 420),
  shape('M160 456h320l26 72H134z', CHARCOAL[500]),
  box(140, 436, 360, 40, CHARCOAL[600], 14),
  transformed(320, 246, 1, -10, coin(0, 0, 184, 0)),
  textLine('Beam token', 320, 512, { size: 30, face: 'headline', fill: '#fff', anchor: 'middle' }),
  flyingCoin(92, 376, 30, 0.6, 16),
  flyingCoin(570, 128, 34, 0.7, 16),
  flyingCoin(126, 118, 24, 0.5, -14),
  coin(560, 372, 26, 14),
)
