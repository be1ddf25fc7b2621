import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { box, disc, transformed, shape, stroke } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A newspaper front page about finance, under a desert sun. */
export const newsMena = scene(
  'news-mena',
  beam(330, 250, 600, 150, TEAL[300]),
  beam(320, 390, 520, 34, PINK[500]),
  transformed(316, 290, 1, -5, paper()),
  animateReturn([38, -12], flyingCoin(566, 196, 38, 0.75, 14)),
  coin(66, 420, 28, -14),
  flyingCoin(566, 404, 34, 0.85, -10),
)

function paper() {
  return (
    floatingShadow(-206, -236, 412, 472, 18) +
    box(-194, -244, 412, 472, CHARCOAL[100], 18) +
    box(-206, -236, 412, 472, WHITE, 18) +
    mark(-182, -214, 44, PINK[600], YELLOW[500]) +
    textLine('News', -130, -178, { size: 44, face: 'headline', fill: INK }) +
    textLine('MENA', 182, -180, { size: 22, face: 'headline', fill: PINK[600], anchor: 'end' }) +
    box(-182, -154, 364, 5, INK) +
    box(-182, -136, 364, 24, CHARCOAL[300], 12) +
    box(-182, -96, 268, 24, CHARCOAL[300], 12) +
    picture() +
    column(60, -46, [1, 1, 0.9, 1, 0.6, 1, 0.8]) +
    column(-182, 156, [1, 1, 0.92, 0.5], 228) +
    quote()
  )
}

function picture() {
  return (
    `<g transform="translate(-182 -48)">` +
    box(0, 0, 226, 186, YELLOW[300], 14) +
    disc(168, 58, 32, PINK[500]) +
    shape('M0 186V132q60-44 122-10t104-18v68a14 14 0 0 1-14 14z', YELLOW[500]) +
    shape('M0 172v-20q70-18 120 6t106-8v22a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z', YELLOW[600]) +
    box(34, 66, 56, 98, TEAL[600], 4) +
    shape('M34 70a28 34 0 0 1 56 0z', TEAL[500]) +
    box(52, 118, 20, 46, TEAL[900], 10) +
    stroke('M62 36v-14', TEAL[500], 6) +
    box(98, 100, 34, 64, WHITE) +
    box(106, 112, 8, 12, TEAL[700]) +
    box(118, 112, 8, 12, TEAL[700]) +
    '</g>'
  )
}

function column(x: number, y: number, lines: readonly number[], width = 122) {
  return lines
    .map((part, index) => box(x, y + index * 21, width * part, 9, CHARCOAL[index ? 100 : 300], 4.5))
    .join('')
}

function quote() {
  return (
    box(60, 104, 122, 108, PINK[600], 18) +
    textLine('16M', 121, 156, { size: 42, face: 'headline', fill: WHITE, anchor: 'middle' }) +
    textLine('active users', 121, 184, { size: 15, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
