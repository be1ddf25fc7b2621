import { box, shape, type SvgMarkup } from './svg.ts'

const CELLS = 21

/**
 * Looks like a QR code but cannot be scanned: three finder patterns, and cells from a fixed formula.
 * The middle is left empty for the mark.
 */
export function qrCode(x: number, y: number, size: number, ink: string, paper: string): SvgMarkup {
  const cell = size / CELLS
  const rows = Array.from({ length: CELLS }, (_, row) => rowPath(row)).join('')
  const cells = `<g transform="translate(${x} ${y}) scale(${Number(cell.toFixed(3))})">${shape(rows, ink)}</g>`
  return (
    cells +
    corner(x, y, cell, ink, paper) +
    corner(x + cell * 14, y, cell, ink, paper) +
    corner(x, y + cell * 14, cell, ink, paper)
  )
}

function rowPath(row: number): string {
  let path = ''
  for (let column = 0; column < CELLS; column += 1) {
    let run = 0
    while (column + run < CELLS && isDark(column + run, row)) run += 1
    if (run) path += `M${column} ${row}h${run}v1h-${run}z`
    column += run
  }
  return path
}

function isDark(column: number, row: number): boolean {
  const inCorner = (column < 8 && row < 8) || (column > 12 && row < 8) || (column < 8 && row > 12)
  const inMiddle = column > 6 && column < 14 && row > 6 && row < 14
  return !inCorner && !inMiddle && (column * 7 + row * 11 + ((column * row) % 5) * 3) % 7 < 3
}

function corner(x: number, y: number, cell: number, ink: string, paper: string): SvgMarkup {
  return (
    box(x, y, cell * 7, cell * 7, ink, cell * 2) +
    box(x + cell, y + cell, cell * 5, cell * 5, paper, cell * 1.4) +
    box(x + cell * 2, y + cell * 2, cell * 3, cell * 3, ink, cell)
  )
}
