import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { box, clipped, disc, faded, transformed, stroke } from '../components/svg.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** A jar filling with coins beside a calendar without an end date. */
export const savingsJar = scene(
  'savings-jar',
  beam(330, 220, 600, 130, PINK[300]),
  beam(310, 344, 540, 34, TEAL[500]),
  groundShadow(310, 524, 520),
  transformed(448, 262, 1, 7, calendar()),
  jar(),
  animateReturn([150, -49], flyingCoin(212, 92, 36, 0.75, 14)),
  coin(566, 478, 40, 14),
)

function jar() {
  return (
    box(92, 176, 240, 344, TEAL[300], 56) +
    clipped(
      106,
      176,
      212,
      330,
      44,
      box(106, 176, 212, 330, TEAL[100]),
      coins(),
      faded(0.35, box(122, 176, 26, 330, WHITE)),
    ) +
    box(104, 152, 216, 44, TEAL[700], 18) +
    box(112, 322, 200, 84, WHITE, 22) +
    textLine('48.20 €', 212, 379, { size: 42, face: 'headline', fill: INK, anchor: 'middle' })
  )
}

/** Rows of coins, each row offset from the one below. */
function coins() {
  const rows = [474, 428, 382, 336, 290]
  return rows
    .map((y, row) =>
      [136, 187, 238, 289]
        .map((x) => coin(x + (row % 2 ? -25 : 0), y + (x % 5), 33, (x * row) % 40))
        .join(''),
    )
    .join('')
}

function calendar() {
  return (
    floatingShadow(-118, -130, 236, 262, 26) +
    box(-118, -130, 236, 262, WHITE, 26) +
    `<path d="M-118-70v-34a26 26 0 0 1 26-26H92a26 26 0 0 1 26 26v34z" fill="${PINK[600]}"/>` +
    mark(-96, -118, 34, WHITE, YELLOW[500]) +
    [-50, 50].map((x) => box(x - 6, -146, 12, 34, CHARCOAL[700], 6)).join('') +
    [0, 1, 2, 3, 4]
      .map((day) =>
        [0, 1, 2]
          .map((week) =>
            disc(-80 + day * 40, -36 + week * 40, 12, (day + week * 5) % 4 ? CHARCOAL[100] : YELLOW[500]),
          )
          .join(''),
      )
      .join('') +
    box(-88, 82, 176, 34, TEAL[100], 17) +
    stroke('M-24 99q12-24 24 0t24 0q-12-24-24 0t-24 0z', TEAL[700], 7)
  )
}
