import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { LOCAL_PARTNER_LOOK } from '../components/local-partner-look.ts'
import { person } from '../components/person.ts'
import { groundShadow } from '../components/shadow.ts'
import { storefront } from '../components/storefront.ts'
import { box, disc, shape, stroke, transformed, translated } from '../components/svg.ts'
import { scene } from './scene.ts'

const GROUND = 524
/** Unlike the wall beside it, and unlike the coat. */
const DARK_TEAL = { 300: TEAL[500], 500: TEAL[700], 700: TEAL[900], 900: INK } as const

/** A local partner with the wallet on a phone, between two shops that a pin marks on the map of the area. */
export const localPartner = scene(
  'local-partner',
  beam(320, 212, 620, 150, TEAL[300]),
  beam(320, 372, 600, 36, PINK[300]),
  groundShadow(320, GROUND, 630),
  storefront('Books', TEAL, PINK, 128, GROUND, 1, books()),
  storefront('Café', DARK_TEAL, TEAL, 512, GROUND, 1, icon('cup', 59, 46, 62, PINK[500], CHARCOAL[50])),
  pin(128, 296),
  pin(512, 296),
  person({ ...LOCAL_PARTNER_LOOK, right: [50, -188] }, 312, GROUND, 1.22),
  wallet(376, 273),
  coin(316, 72, 34, 12),
)

/** Its tip is at (x, y). */
function pin(x: number, y: number) {
  return translated(
    x,
    y,
    shape('M0 0C-14-34-64-64-64-116a64 64 0 0 1 128 0C64-64 14-34 0 0z', YELLOW[500]),
    disc(0, -116, 44, WHITE),
    mark(-32, -148, 64, PINK[600], YELLOW[500]),
  )
}

function books() {
  return (
    box(18, 32, 16, 48, PINK[500], 4) +
    box(38, 22, 18, 58, YELLOW[500], 4) +
    box(60, 38, 16, 42, CHARCOAL[600], 4) +
    box(80, 28, 20, 52, TEAL[500], 4)
  )
}

/** A phone that shows the mark. */
function wallet(x: number, y: number) {
  return transformed(
    x,
    y,
    1.1,
    8,
    box(-28, -50, 56, 98, INK, 13),
    box(-22, -44, 44, 86, WHITE, 8),
    mark(-17, -18, 34, PINK[600], YELLOW[500]),
    stroke('M-32 36L-16 28', LOCAL_PARTNER_LOOK.skin, 14),
  )
}
