import { FACTS } from '@beam/content/defaults/facts.ts'
import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { box, disc, shape } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A list of fifty names, which goes on below the edge, with ours in fifth place. */
export const rankingPodium = scene(
  'ranking-podium',
  beam(290, 236, 540, 170, YELLOW[300]),
  beam(330, 372, 400, 34, TEAL[500]),
  floatingShadow(72, 66, 300, 440, 28),
  box(72, 66, 300, 440, WHITE, 28),
  textLine('Top 50', 98, 114, { size: 32, face: 'headline', fill: INK }),
  [3, 4].map((rank, index) => row(rank, 136 + index * 48)).join(''),
  [6, 7, 8].map((rank, index) => row(rank, 312 + index * 48)).join(''),
  ours(),
  medal(),
  coin(508, 386, 24, 12),
)

function row(rank: number, y: number) {
  return (
    textLine(String(rank), 118, y + 26, {
      size: 21,
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
    floatingShadow(44, 232, 366, 70, 22) +
    box(44, 232, 366, 70, PINK[600], 22) +
    textLine('5', 88, 280, { size: 38, face: 'headline', fill: YELLOW[500], anchor: 'middle' }) +
    mark(122, 246, 42, WHITE, YELLOW[500]) +
    textLine('Beam Wallet', 178, 278, { size: 27, face: 'headline', fill: WHITE })
  )
}

function medal() {
  return (
    shape('M418 60h44l14 104h-44zM512 60h-44l-14 104h44z', TEAL[600]) +
    disc(465, 196, 62, YELLOW[600]) +
    disc(465, 190, 62, YELLOW[300]) +
    disc(465, 190, 47, PINK[500]) +
    textLine(FACTS.rank, 464, 208, { size: 50, face: 'headline', fill: WHITE, anchor: 'middle' })
  )
}
