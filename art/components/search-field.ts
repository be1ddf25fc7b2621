import { INK, PINK } from '../palette.ts'
import { icon } from './icon.ts'
import { box, type SvgMarkup } from './svg.ts'
import { textLine, textWidth } from './text.ts'

/** A search field, 60 high, with what somebody has entered, as large as fits. */
export function searchField(x: number, y: number, width: number, fill: string, query: string): SvgMarkup {
  const space = width - 64 - 20
  const size = Math.min(24, space / textWidth(query, { size: 1, face: 'bold' }))
  return (
    box(x, y, width, 60, fill, 30) +
    icon('search', x + 34, y + 30, 28, PINK[600]) +
    textLine(query, x + 64, y + 38, { size, face: 'bold', fill: INK })
  )
}
