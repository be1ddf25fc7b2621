import { FACTS } from '@beam/content/defaults/facts.ts'
import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, shape } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The middle of a list of fifty names, with ours in fifth place. */
export const rankingPodium = scene(
  'ranking-podium',
  beam(290, 236, 540, 170, TEAL[300]),
  beam(330, 370, 400, 34, PINK[500]),
  floatingShadow(72, 40, 300, 376, 28),
  box(72, 40, 300, 376, WHITE, 28),
  textLine('Top 50', 98, 90, { size: 32, face: 'headline', fill: INK }),
  [3, 4].map((rank, index) => row(rank, 112 + index * 48)).join(''),
  [6, 7].map((rank, index) => row(rank, 300 + index * 48)).join(''),
  [0, 1, 2].map((dot) => disc(204 + dot * 18, 396, 4, CHARCOAL[300])).join(''),
  ours(),
  medal(),
  coin(500, 352, 24, 12),
)

function row(rank: number, y: number) {
  return (
    textLine(String(rank), 118, y + 28, {
      size: 26,
      face: 'headline',
      fill: CHARCOAL[500],
      anchor: 'middle',
    }) +
    disc(156, y + 19, 14, CHARCOAL[100]) +
    box(182, y + 12, 160 - rank * 10, 13, CHARCOAL[100], 6.5)
  )
}

function ours() {
  return (
    floatingShadow(44, 218, 366, 70, 22) +
    box(44, 218, 366, 70, PINK[600], 22) +
    textLine('5', 88, 266, { size: 38, face: 'headline', fill: YELLOW[500], anchor: 'middle' }) +
    mark(122, 232, 42, WHITE, YELLOW[500]) +
    textLine('Beam Wallet', 178, 265, { size: 36, face: 'headline', fill: WHITE })
  )
}

function medal() {
  return (
    shape('M426 190l-14 104 30-18 22 26 10-112zM504 190l14 104-30-18-22 26-10-112z', TEAL[600]) +
    disc(465, 160, 62, YELLOW[600]) +
    disc(465, 154, 62, YELLOW[500]) +
    disc(465, 154, 47, PINK[500]) +
    textLine(FACTS.rank, 464, 172, { size: 50, face: 'headline', fill: WHITE, anchor: 'middle' })
  )
}
