import { stringify } from 'csv-stringify/sync'

/**
 * A row for a spreadsheet. A cell that it would take for a formula gets an apostrophe in front; a cell with any line
 * break is quoted, or its second line would be a row, and perhaps a formula.
 *
 * @param isFirst the file begins with it
 */
export function csvLine(cells: readonly string[], isFirst = false): string {
  return stringify([[...cells]], {
    bom: isFirst,
    escape_formulas: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  })
}
