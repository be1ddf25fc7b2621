import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { bubble } from '../components/panel.ts'
import { box, disc, transformed, shape } from '../components/svg.ts'
import { floatingShadow, groundShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A letter goes out along the beam, a reply comes back. */
export const contactLetters = scene(
  'contact-letters',
  beam(320, 220, 600, 120, TEAL[300]),
  beam(300, 332, 520, 34, PINK[300]),
  groundShadow(260, 522, 380),
  envelope(),
  plane(...alongBeam(320, 220, 210, 10)),
  bubble(356, 282, 230, 104, TEAL[600], 40, hello()),
  floatingShadow(60, 64, 186, 84, 24),
  bubble(
    60,
    64,
    186,
    84,
    WHITE,
    118,
    textLine('Hello!', 93, 57, { size: 44, face: 'headline', fill: INK, anchor: 'middle' }),
  ),
  coin(584, 470, 26, 12),
)

function envelope() {
  return transformed(
    254,
    390,
    1,
    -6,
    box(-176, -110, 352, 232, PINK[700], 26),
    transformed(
      0,
      -80,
      1,
      0,
      box(-140, -100, 280, 220, WHITE, 16),
      mark(-118, -82, 42, PINK[600], YELLOW[500]),
      [0, 1, 2]
        .map((line) => box(-116, -22 + line * 22, [232, 206, 150][line] ?? 0, 10, CHARCOAL[100], 5))
        .join(''),
    ),
    shape('M-176-40L0 44 176-40V96a26 26 0 0 1-26 26h-300a26 26 0 0 1-26-26z', PINK[500]),
    shape('M-170 112L-14 18a28 28 0 0 1 28 0L170 112a26 26 0 0 1-20 10h-300a26 26 0 0 1-20-10z', PINK[600]),
  )
}

function plane(x: number, y: number) {
  return transformed(
    x,
    y,
    1.25,
    -18,
    shape('M-62 2L70-42 22 46 2 16z', WHITE),
    shape('M70-42L2 16l-8 34 10-22z', CHARCOAL[300]),
    shape('M70-42L22 46 2 16z', CHARCOAL[100]),
  )
}

function hello() {
  return (
    [0, 1, 2]
      .map((dot) => disc(50 + dot * 30, 52, 10, [PINK[300], YELLOW[500], TEAL[300]][dot] ?? WHITE))
      .join('') +
    box(136, 38, 66, 11, WHITE, 5.5) +
    box(136, 58, 44, 11, TEAL[300], 5.5)
  )
}
