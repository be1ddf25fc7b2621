import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The note that a form has arrived, with its reference number, and the answer that follows. */
export const replyReceived = scene(
  'reply-received',
  beam(320, 260, 590, 150, PINK[300]),
  beam(310, 440, 500, 36, TEAL[500]),
  panel(54, 66, 440, 300, arrived(), 34),
  bubble(284, 318, 300, 164, TEAL[700], 216, answer()),
)

function arrived() {
  return (
    badge('check', 78, 80, 42, TEAL[600], WHITE) +
    textLine('Received', 142, 98, { size: 54, face: 'headline', fill: INK }) +
    textLine('Reference number', 38, 176, { size: 32, fill: CHARCOAL[600] }) +
    box(34, 196, 340, 64, CHARCOAL[50], 20) +
    [90, 60, 110]
      .map((width, part) => box([56, 160, 234][part] ?? 0, 220, width, 16, CHARCOAL[300], 8))
      .join('')
  )
}

function answer() {
  return (
    textLine('Our answer', 34, 62, { size: 40, face: 'headline', fill: WHITE }) +
    box(34, 88, 228, 15, YELLOW[300], 7.5) +
    box(34, 118, 168, 15, TEAL[300], 7.5)
  )
}
