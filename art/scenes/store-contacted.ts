import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { bubble } from '../components/panel.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, shape, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** An email and a call from Beam Wallet. */
export const storeContacted = scene(
  'store-contacted',
  beam(168, 122, 316, 96, YELLOW[300]),
  transformed(126, 140, 1, -5, envelope()),
  bubble(196, 26, 96, 86, TEAL[700], 18, transformed(48, 43, 1, -38, handset())),
)

function envelope() {
  return (
    floatingShadow(-96, -52, 192, 122, 18) +
    box(-96, -52, 192, 122, PINK[700], 18) +
    box(-74, -104, 148, 130, WHITE, 14) +
    mark(-58, -92, 40, PINK[600], YELLOW[500]) +
    box(-8, -84, 62, 13, CHARCOAL[300], 6.5) +
    box(-8, -62, 44, 13, CHARCOAL[100], 6.5) +
    shape('M-96-14L0 34 96-14V52a18 18 0 0 1-18 18h-156a18 18 0 0 1-18-18z', PINK[500]) +
    shape('M-92 63L-10 14a20 20 0 0 1 20 0L92 63a18 18 0 0 1-14 7h-156a18 18 0 0 1-14-7z', PINK[600])
  )
}

function handset() {
  return (
    stroke('M-25 4C-25-22 25-22 25 4', WHITE, 13, 'butt') +
    box(-35, 0, 21, 20, WHITE, 6) +
    box(14, 0, 21, 20, WHITE, 6)
  )
}
