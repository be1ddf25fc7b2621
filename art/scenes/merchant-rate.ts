import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { panel } from '../components/panel.ts'
import { disc, shape, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The percentage that a merchant has set, on a tag, and the money that a customer gets. */
export const merchantRate = scene(
  'merchant-rate',
  beam(320, 240, 590, 150, TEAL[300]),
  beam(310, 420, 520, 36, YELLOW[500]),
  transformed(316, 206, 1, -7, tag()),
  stroke('M111 231C50 214 26 150 66 112', CHARCOAL[700], 9),
  panel(150, 332, 430, 150, cashback(), 34),
  coin(222, 407, 50, -12),
)

function tag() {
  return (
    shape(
      'M-180-126H222a34 34 0 0 1 34 34V92a34 34 0 0 1-34 34h-402a40 40 0 0 1-30-14l-56-84a40 40 0 0 1 0-56l56-84a40 40 0 0 1 30-14z',
      PINK[600],
    ) +
    disc(-206, 0, 22, WHITE) +
    textLine('15%', 34, 34, { size: 150, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    textLine('set by the store', 34, 88, { size: 36, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

function cashback() {
  return (
    textLine('+4.50 €', 146, 80, { size: 62, face: 'headline', fill: INK }) +
    textLine('Cashback', 148, 122, { size: 32, face: 'bold', fill: TEAL[700] })
  )
}
