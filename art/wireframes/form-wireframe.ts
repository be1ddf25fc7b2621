import { box, type SvgMarkup } from '../components/svg.ts'
import { WHITE, YELLOW } from '../palette.ts'
import { button, line, title, wireframe } from './shapes.ts'

const COLUMNS = 4
const ROWS = 5

/** A form by the number of fields in each of its sections: one column for each, with at most five boxes. */
export function formWireframe(sections: readonly number[]): SvgMarkup {
  const columns = sections.slice(0, COLUMNS)
  const width = (104 - (columns.length - 1) * 6) / columns.length
  const drawn = columns.map((fields, index) => column(8 + index * (width + 6), width, fields))
  return wireframe(title(8, 7, 44), ...drawn, button(8, 67, 30))
}

function column(x: number, width: number, fields: number): SvgMarkup {
  const rows = Array.from({ length: Math.min(fields, ROWS) }, (_, index) =>
    box(x, 26 + index * 8, width, 6, WHITE, 1.5),
  )
  return box(x, 18, width, 1.5, YELLOW[500]) + line(x, 21, width * 0.5) + rows.join('')
}
