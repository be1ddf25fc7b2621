import { CHARCOAL, PINK, TEAL, WHITE } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { emailWindow } from '../components/email-window.ts'
import { box, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A short email of two paragraphs, and coins on the beam. */
export const emailDraft = scene(
  'email-draft',
  beam(320, 280, 620, 150, PINK[300]),
  beam(320, 436, 640, 36, TEAL[500]),
  transformed(
    66,
    62,
    1.27,
    0,
    emailWindow(
      { x: 0, y: 0, width: 400, height: 358, subject: 'What we make' },
      lines(140, [330, 318, 210]),
      lines(216, [322, 268]),
      box(30, 278, 132, 50, PINK[600], 25),
      textLine('Send', 96, 310, { size: 19, face: 'bold', fill: WHITE, anchor: 'middle' }),
    ),
  ),
  coin(...alongBeam(320, 280, 240, 60), 40, 12),
  coin(66, 496, 32, -12),
)

function lines(y: number, widths: readonly number[]) {
  return widths
    .map((width, line) => box(30, y + line * 22, width, 11, CHARCOAL[line ? 100 : 300], 5.5))
    .join('')
}
