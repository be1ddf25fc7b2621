import { CHARCOAL, INK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { emailWindow } from '../components/email-window.ts'
import { badge, type IconName } from '../components/icon.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

/** An email with a heading for each part of a pitch, and a sketch attached. */
export const ideaEmail = scene(
  'idea-email',
  beam(370, 240, 540, 140, YELLOW[300]),
  beam(350, 400, 480, 34, TEAL[500]),
  emailWindow(
    { x: 48, y: 70, width: 412, height: 424, subject: 'My idea' },
    part('search', 'The problem', 166, [250, 196]),
    part('star', 'My idea', 266, [236, 250]),
    part('lock', 'What it needs', 366, [180]),
  ),
  transformed(506, 386, 1, 8, sketch()),
  animateReturn([-90, 29], coin(572, 116, 32, 12)),
)

function part(name: IconName, heading: string, y: number, widths: readonly number[]) {
  return (
    badge(name, 52, y, 24, TEAL[100], TEAL[700]) +
    textLine(heading, 94, y - 6, { size: 21, face: 'headline', fill: INK }) +
    widths.map((width, line) => box(94, y + 10 + line * 22, width, 11, CHARCOAL[100], 5.5)).join('')
  )
}

/** A phone screen drawn by hand. */
function sketch() {
  return (
    floatingShadow(-78, -112, 156, 224, 18) +
    box(-78, -112, 156, 224, WHITE, 18) +
    stroke(
      'M-36-84H34c10 0 15 6 15 16V68c0 11-6 16-16 16H-34c-11 0-16-6-16-16V-68c0-10 5-16 14-16z',
      CHARCOAL[700],
      6,
    ) +
    disc(0, -30, 26, YELLOW[500]) +
    disc(0, -30, 18, YELLOW[300]) +
    stroke('M-28 20c18-4 36 4 56-1M-28 46c14 3 24-3 38 0', CHARCOAL[300], 7)
  )
}
