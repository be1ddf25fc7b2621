import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code-lines.ts'
import { coin } from '../components/coin.ts'
import { parcel } from '../components/parcel.ts'
import { box, disc, transformed, shape } from '../components/svg.ts'
import { groundShadow } from '../components/shadow.ts'
import { scene } from './scene.ts'

/** The contents of an online installation pack: a plugin. */
export const onlinePack = scene(
  'online-pack',
  beam(160, 106, 300, 90, PINK[300]),
  groundShadow(160, 226, 270),
  parcel(
    160,
    224,
    1,
    transformed(-24, -124, 1, -6, page()) + transformed(64, -124, 0.62, 10, puzzlePiece()),
    mark(-22, -66, 46, INK, PINK[500]),
  ),
  coin(286, 54, 20, 12),
)

function page() {
  return (
    box(-72, -72, 144, 150, INK, 14) +
    box(-72, -72, 144, 26, CHARCOAL[600], 13) +
    [PINK[500], YELLOW[500], TEAL[500]].map((fill, dot) => disc(-56 + dot * 15, -59, 5, fill)).join('') +
    codeLines(['k4 f7', '  s8 t3', '  f5', 't2'], -58, -34, 6, 9)
  )
}

function puzzlePiece() {
  return (
    shape(
      'M-60-50h34a6 6 0 0 0 5-9 24 24 0 1 1 42 0 6 6 0 0 0 5 9h34a20 20 0 0 1 20 20v100h-160v-100a20 20 0 0 1 20-20z',
      TEAL[600],
    ) + mark(-36, -34, 72, WHITE, YELLOW[500])
  )
}
