import { CHARCOAL, INK, PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A hand holds a phone to the upper edge of a terminal; we see the back of the phone. */
export const payTap = scene(
  'pay-tap',
  beam(284, 236, 540, 160, YELLOW[300]),
  beam(280, 370, 440, 34, PINK[500]),
  terminal(till(), 190, 290, 1.02, -4),
  stroke('M92 104q-30-40 8-76M136 92q-12-24 8-46', TEAL[500], 13),
  sleeve(),
  transformed(316, 126, 1, -64, phoneBack()),
  fingers(),
  coin(60, 232, 28, -14),
)

function till() {
  return (
    textLine('30.00 €', 68, 52, { size: 34, face: 'headline', fill: INK, anchor: 'middle' }) +
    textLine('Ready', 68, 86, { size: 24, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}

function phoneBack() {
  return (
    floatingShadow(-72, -140, 144, 280, 32) +
    box(-72, -140, 144, 280, CHARCOAL[500], 32) +
    box(-66, -134, 132, 268, CHARCOAL[600], 27) +
    box(-52, -120, 54, 54, CHARCOAL[700], 18) +
    disc(-36, -104, 10, INK) +
    disc(-14, -82, 10, INK) +
    disc(-12, -104, 5, YELLOW[300])
  )
}

/** The arm, behind the phone. */
function sleeve() {
  return (
    transformed(
      448,
      268,
      1,
      -24.5,
      box(-41, -70, 82, 210, PINK[600], 18),
      box(-46, -74, 92, 20, PINK[700], 8),
    ) + stroke('M418 200L396 150', SKIN.brown, 62)
  )
}

/** In front of the phone. */
function fingers() {
  return [0, 1, 2, 3]
    .map((finger) => stroke(`M${372 + finger * 25} ${168 - finger * 12}l-20-44`, SKIN.brown, 25))
    .join('')
}
