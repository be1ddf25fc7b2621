import { INK, PINK } from '../palette.ts'
import { icon } from './icon.ts'
import { box, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** A search field, 60 high, with what somebody has entered. */
export function searchField(x: number, y: number, width: number, fill: string, query: string): SvgMarkup {
  return (
    box(x, y, width, 60, fill, 30) +
    icon('search', x + 34, y + 30, 28, PINK[600]) +
    textLine(query, x + 64, y + 38, { size: 24, face: 'bold', fill: INK })
  )
}
