import { CHARCOAL, INK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A hand holds a phone to the upper edge of a terminal; we see the back of the phone. */
export const payTap = scene(
  'pay-tap',
  beam(284, 236, 540, 160, YELLOW[300]),
  beam(280, 370, 440, 34, TEAL[300]),
  terminal(till(), 190, 290, 1.02, -4),
  stroke('M92 104q-30-40 8-76M136 92q-12-24 8-46', TEAL[500], 13),
  sleeve(),
  transformed(316, 126, 1, -64, phoneBack()),
  hand(),
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

/** The arm, behind the phone; its cuff ends below it, so that the wrist is seen. */
function sleeve() {
  return transformed(
    458,
    290,
    1,
    -24.5,
    box(-41, -44, 82, 160, TEAL[600], 18),
    box(-46, -48, 92, 20, TEAL[700], 8),
  )
}

/** The back of the hand, over the phone: wrist, palm and four fingers. */
function hand() {
  return (
    stroke('M446 262L430 214', SKIN.brown, 56) +
    shape('M364 172L458 127 466 196 458 232 404 240 374 206z', SKIN.brown) +
    [0, 1, 2, 3]
      .map((finger) => stroke(`M${376 + finger * 25} ${176 - finger * 12}l-24-52`, SKIN.brown, 24))
      .join('')
  )
}
