import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { bubble, panel } from '../components/panel.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, shape, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A list of questions, the first one open with its answer; a letter for all others. */
export const questionAnswered = scene(
  'question-answered',
  beam(330, 250, 600, 140, TEAL[300]),
  beam(320, 400, 560, 34, PINK[300]),
  panel(34, 76, 420, 420, questions(), 32),
  transformed(538, 436, 0.9, 8, letter()),
  floatingShadow(462, 40, 146, 132, 24),
  bubble(462, 40, 146, 132, YELLOW[300], 30, questionMark()),
  coin(590, 268, 26, 12),
)

function questions() {
  const headline = { size: 35, face: 'headline', fill: INK } as const
  return (
    textLine('Does cashback', 32, 66, headline) +
    textLine('expire?', 32, 106, headline) +
    stroke('M352 62h30', PINK[600], 8) +
    badge('check', 60, 168, 28, TEAL[600], WHITE) +
    textLine('No, never.', 104, 180, { size: 36, face: 'bold', fill: TEAL[700] }) +
    row('Where can I use it?', 226) +
    row('How do I pay?', 322)
  )
}

/** A question that is closed. */
function row(question: string, y: number) {
  return (
    box(32, y, 350, 4, CHARCOAL[100]) +
    textLine(question, 32, y + 58, { size: 30, face: 'bold', fill: INK }) +
    stroke(`M352 ${y + 48}h30M367 ${y + 33}v30`, PINK[600], 8)
  )
}

function questionMark() {
  return textLine('?', 73, 104, { size: 110, face: 'headline', fill: PINK[700], anchor: 'middle' })
}

function letter() {
  return (
    floatingShadow(-98, -68, 196, 136, 22) +
    box(-98, -68, 196, 136, YELLOW[500], 22) +
    shape('M-98-46a22 22 0 0 1 22-22H76a22 22 0 0 1 22 22L14 14a24 24 0 0 1-28 0z', YELLOW[300])
  )
}
