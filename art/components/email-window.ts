import { CHARCOAL, INK, WHITE } from '../palette.ts'
import { panel } from './panel.ts'
import { box, shape, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

const RADIUS = 28

/** Where an email window is, and its subject. */
interface EmailWindow {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly subject: string
}

/** A window with an email that is being written; `parts` are below its subject, from the window's own corner. */
export function emailWindow({ x, y, width, height, subject }: EmailWindow, ...parts: SvgMarkup[]): SvgMarkup {
  const head =
    shape(`M0 58V28A28 28 0 0 1 28 0h${width - 2 * RADIUS}a28 28 0 0 1 28 28v30z`, CHARCOAL[700]) +
    textLine('New message', 30, 38, { size: 20, face: 'headline', fill: WHITE }) +
    textLine('Subject', 30, 96, { size: 15, fill: CHARCOAL[500] }) +
    textLine(subject, 96, 97, { size: 19, face: 'bold', fill: INK }) +
    box(30, 114, width - 60, 3, CHARCOAL[100])
  return panel(x, y, width, height, head + parts.join(''), RADIUS)
}
