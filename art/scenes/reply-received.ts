import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The note that a form has arrived, with its reference number, and the answer of Beam Wallet that follows. */
export const replyReceived = scene(
  'reply-received',
  beam(320, 250, 610, 150, PINK[300]),
  beam(300, 450, 540, 36, TEAL[500]),
  panel(46, 56, 460, 260, arrived(), 36),
  bubble(206, 286, 384, 196, TEAL[700], 268, answer()),
)

function arrived() {
  return (
    badge('check', 112, 114, 74, TEAL[600], WHITE) +
    textLine('#', 214, 150, { size: 112, face: 'headline', fill: INK }) +
    box(310, 84, 108, 24, CHARCOAL[300], 12) +
    box(310, 126, 76, 24, CHARCOAL[100], 12)
  )
}

function answer() {
  return (
    disc(92, 98, 62, WHITE) +
    mark(50, 56, 84, PINK[600], YELLOW[500]) +
    box(180, 66, 160, 24, YELLOW[300], 12) +
    box(180, 108, 114, 24, TEAL[300], 12)
  )
}
