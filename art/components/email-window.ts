import { CHARCOAL, INK, WHITE } from '../palette.ts'
import { panel } from './panel.ts'
import { box, shape, translated, type SvgMarkup } from './svg.ts'
import { textLine, wrapText } from './text.ts'

const RADIUS = 28

/** Where an email window is, and its subject. */
interface EmailWindow {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly subject: string
}

/**
 * A window with an email that is being written; `parts` are below its subject, from the window's own corner. A subject
 * of two lines makes it higher.
 */
export function emailWindow({ x, y, width, height, subject }: EmailWindow, ...parts: SvgMarkup[]): SvgMarkup {
  const style = { size: 19, face: 'bold', fill: INK } as const
  const lines = wrapText(subject, width - 96 - 30, style)
  const more = (lines.length - 1) * 26
  const head =
    shape(`M0 58V28A28 28 0 0 1 28 0h${width - 2 * RADIUS}a28 28 0 0 1 28 28v30z`, CHARCOAL[700]) +
    textLine('New message', 30, 38, { size: 20, face: 'headline', fill: WHITE }) +
    textLine('Subject', 30, 96, { size: 17, fill: CHARCOAL[500] }) +
    lines.map((line, index) => textLine(line, 96, 97 + index * 26, style)).join('') +
    box(30, 114 + more, width - 60, 3, CHARCOAL[100])
  return panel(x, y, width, height + more, head + translated(0, more, ...parts), RADIUS)
}
