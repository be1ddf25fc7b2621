import { CHARCOAL, INK, WHITE } from '../palette.ts'
import { badge, type IconName } from './icon.ts'
import { box, shape, transformed, type SvgMarkup } from './svg.ts'
import { floatingShadow } from './shadow.ts'
import { textLine } from './text.ts'

/** A white floating card; the content's origin is its upper left corner. */
export function panel(
  x: number,
  y: number,
  width: number,
  height: number,
  content: SvgMarkup,
  r = 22,
): SvgMarkup {
  return `<g transform="translate(${x} ${y})">${floatingShadow(0, 0, width, height, r)}${box(0, 0, width, height, WHITE, r)}${content}</g>`
}

interface Notification {
  readonly icon: IconName
  readonly fill: string
  readonly ink: string
  readonly title: string
  readonly line: string
}

/** A notification on a phone or a till: icon, title, one line of detail. */
export function notification(note: Notification, x: number, y: number, width: number): SvgMarkup {
  return panel(
    x,
    y,
    width,
    68,
    badge(note.icon, 36, 34, 21, note.fill, note.ink) +
      textLine(note.title, 70, 31, { size: 17, face: 'headline', fill: INK }) +
      textLine(note.line, 70, 50, { size: 13, fill: CHARCOAL[600] }),
    24,
  )
}

/** A notification of one line, which is legible in a small drawing, too; 84 high. */
export function notice(
  note: Omit<Notification, 'line'>,
  x: number,
  y: number,
  width: number,
  scale = 1,
): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    panel(
      0,
      0,
      width,
      84,
      badge(note.icon, 45, 42, 27, note.fill, note.ink) +
        textLine(note.title, 86, 53, { size: 30, face: 'headline', fill: INK }),
      28,
    ),
  )
}

/** A speech bubble whose tail points down at `tail` along its lower edge. */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  tail: number,
  content: SvgMarkup,
): SvgMarkup {
  return `<g transform="translate(${x} ${y})">${box(0, 0, width, height, fill, 24)}${shape(`M${tail} ${height - 2}h34l-26 24z`, fill)}${content}</g>`
}
