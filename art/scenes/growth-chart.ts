import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { groundShadow } from '../components/shadow.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const LINE = [326, 216] as const

/** Bars growing along a beam, with coins rolling up. */
export const growthChart = scene(
  'growth-chart',
  groundShadow(330, 506, 560),
  bar(72, 150, YELLOW[300]),
  bar(178, 186, PINK[300]),
  bar(284, 220, TEAL[300]),
  bar(390, 254, TEAL[500]),
  bar(496, 290, TEAL[600]),
  beam(LINE[0], LINE[1], 600, 56, PINK[500]),
  beam(LINE[0], LINE[1] + 18, 600, 20, PINK[700]),
  animateReturn([-180, 58], flyingCoin(...alongBeam(LINE[0], LINE[1], 214, 62), 38, 0.9, 10)),
  coin(...alongBeam(LINE[0], LINE[1], 40, 56), 30, -10),
  flyingCoin(...alongBeam(LINE[0], LINE[1], -110, 52), 25, 0.7, 8),
  panel(52, 60, 218, 96, figure()),
)

function bar(x: number, height: number, fill: string) {
  return box(x, 504 - height, 88, height, fill, 16) + box(x, 484, 88, 20, fill)
}

function figure() {
  return (
    box(20, 20, 56, 56, TEAL[100], 18) +
    icon('arrowUp', 48, 48, 34, TEAL[700]) +
    textLine('300k', 92, 52, { size: 34, face: 'headline', fill: INK }) +
    textLine('terminals', 92, 74, { size: 15, fill: CHARCOAL[600] })
  )
}
