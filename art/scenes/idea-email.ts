import { CHARCOAL, INK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, shape, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const RADIUS = 28

/** An email with a heading for each part of a pitch, and a sketch attached. */
export const ideaEmail = scene(
  'idea-email',
  beam(370, 240, 540, 140, YELLOW[300]),
  beam(330, 452, 500, 34, TEAL[500]),
  panel(
    48,
    58,
    424,
    430,
    subject() +
      part('search', 'Problem', 158, 218) +
      part('star', 'Idea', 254, 190) +
      part('lock', 'Needs', 350, 150),
    RADIUS,
  ),
  transformed(508, 392, 1, 8, sketch()),
  animateReturn([-90, 29], coin(572, 116, 32, 12)),
)

/** The head of the window, with an envelope. */
function subject() {
  return (
    shape(`M0 92V28A28 28 0 0 1 28 0h${424 - 2 * RADIUS}a28 28 0 0 1 28 28v64z`, CHARCOAL[700]) +
    box(30, 27, 54, 40, YELLOW[500], 8) +
    stroke('M36 35L57 50 78 35', CHARCOAL[700], 6) +
    textLine('My idea', 104, 60, { size: 38, face: 'headline', fill: WHITE })
  )
}

function part(name: IconName, heading: string, y: number, width: number) {
  return (
    badge(name, 62, y, 32, TEAL[100], TEAL[700]) +
    textLine(heading, 116, y + 2, { size: 36, face: 'headline', fill: INK }) +
    box(116, y + 18, width, 13, CHARCOAL[100], 6.5)
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
