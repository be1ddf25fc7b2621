import { CHARCOAL, INK, PINK, TEAL, WHITE } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { emailWindow } from '../components/email-window.ts'
import { SKIN } from '../components/person.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, clipped, disc, ellipse, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** An email with an application, and the CV attached to it. It names no job: the pages of several show it. */
export const applicationEmail = scene(
  'application-email',
  beam(370, 236, 540, 140, TEAL[300]),
  beam(350, 420, 560, 34, TEAL[600]),
  emailWindow(
    { x: 48, y: 74, width: 412, height: 400, subject: 'My application' },
    textLine('Hello,', 30, 160, { size: 21, face: 'headline', fill: INK }),
    [318, 300, 226].map((width, line) => bar(30, 180 + line * 24, width)).join(''),
    box(30, 268, 168, 54, CHARCOAL[50], 16),
    box(44, 279, 26, 32, PINK[500], 6),
    textLine('CV.pdf', 84, 302, { size: 20, face: 'bold', fill: INK }),
    box(30, 338, 132, 46, PINK[600], 23),
    textLine('Send', 96, 368, { size: 19, face: 'bold', fill: WHITE, anchor: 'middle' }),
  ),
  transformed(488, 366, 1, 8, resume()),
  coin(572, 110, 32, 12),
)

function resume() {
  return (
    floatingShadow(-92, -124, 184, 248, 20) +
    box(-92, -124, 184, 248, WHITE, 20) +
    clipped(
      -72,
      -104,
      64,
      72,
      16,
      box(-72, -104, 64, 72, TEAL[300]),
      ellipse(-40, -28, 28, 26, PINK[500]),
      disc(-40, -68, 17, SKIN.tan),
    ) +
    textLine('CV', 6, -62, { size: 40, face: 'headline', fill: INK }) +
    [144, 118, 0, 144, 130, 84].map((width, line) => (width ? bar(-72, -8 + line * 20, width) : '')).join('')
  )
}

function bar(x: number, y: number, width: number) {
  return box(x, y, width, 11, CHARCOAL[100], 5.5)
}
