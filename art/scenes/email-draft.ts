import { CHARCOAL, PINK, TEAL, WHITE } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { emailWindow } from '../components/email-window.ts'
import { box, transformed, shape } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A short email of two paragraphs, and a paper plane on the beam. */
export const emailDraft = scene(
  'email-draft',
  beam(320, 250, 600, 140, PINK[300]),
  beam(310, 378, 540, 34, TEAL[500]),
  emailWindow(
    { x: 72, y: 118, width: 400, height: 350, subject: 'What we make' },
    lines(140, [330, 318, 210]),
    lines(216, [322, 268]),
    box(30, 272, 132, 50, PINK[600], 25),
    textLine('Send', 96, 304, { size: 19, face: 'bold', fill: WHITE, anchor: 'middle' }),
  ),
  plane(...alongBeam(320, 250, 232, 56)),
  coin(94, 94, 28, -12),
)

function lines(y: number, widths: readonly number[]) {
  return widths
    .map((width, line) => box(30, y + line * 22, width, 11, CHARCOAL[line ? 100 : 300], 5.5))
    .join('')
}

function plane(x: number, y: number) {
  return transformed(
    x,
    y,
    1.15,
    -18,
    shape('M-62 2L70-42 22 46 2 16z', WHITE),
    shape('M70-42L2 16l-8 34 10-22z', CHARCOAL[300]),
    shape('M70-42L22 46 2 16z', CHARCOAL[100]),
  )
}
