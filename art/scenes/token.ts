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
  beam(300, 284, 610, 72, PINK[500]),
  beam(312, 190, 520, 36, TEAL[500]),
  beam(292, 396, 540, 36, YELLOW[300]),
  groundShadow(300, 608, 440),
  shape('M132 522h336l28 84H104z', CHARCOAL[500]),
  box(110, 500, 380, 44, CHARCOAL[600], 16),
  transformed(300, 284, 1, -10, coin(0, 0, 208, 0)),
  textLine('Beam token', 300, 590, { size: 42, face: 'headline', fill: '#fff', anchor: 'middle' }),
  flyingCoin(56, 430, 32, 0.6, 16),
  flyingCoin(548, 150, 36, 0.7, 16),
  flyingCoin(78, 116, 26, 0.5, -14),
  coin(548, 446, 28, 14),
)
