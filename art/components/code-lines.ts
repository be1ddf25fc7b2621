import { CHARCOAL, PINK, TEAL, YELLOW } from '../palette.ts'
import { box, type SvgMarkup } from './svg.ts'

const COLORS = { k: PINK[300], s: YELLOW[300], f: TEAL[300], t: CHARCOAL[300] } as const

/** Lines of code as colored bars. A token is a letter (keyword, string, function, text) and a width; spaces indent. */
export function codeLines(lines: readonly string[], x: number, y: number, unit = 6, height = 9): SvgMarkup {
  return lines.map((line, index) => codeLine(line, x, y + index * height * 2.1, unit, height)).join('')
}

function codeLine(line: string, x: number, y: number, unit: number, height: number): SvgMarkup {
  const indent = line.length - line.trimStart().length
  let left = x + indent * unit
  return [...line.matchAll(/([ksft])(\d+)/g)]
    .map(([, kind, length]) => {
      const width = Number(length) * unit
      const bar = box(left, y, width, height, COLORS[kind as keyof typeof COLORS], height / 2)
      left += width + unit
      return bar
    })
    .join('')
}
