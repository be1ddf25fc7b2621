import type { SQLInputValue, StatementResultingChanges } from 'node:sqlite'
import type { RunDirectly } from './node-sqlite-dialect.ts'
import type { SubmissionRows } from '../commands/submission-rows.ts'

/** One statement after the other, within the transaction that is open. False when the idempotency key is in use. */
export function insertSequentially(
  run: RunDirectly,
  { idempotencyKey, onConflict, submission, children }: SubmissionRows,
): boolean {
  if (insert(run, 'intake_keys', [idempotencyKey], onConflict).changes === 0) return false
  const submission_seq = Number(insert(run, 'submissions', [submission]).lastInsertRowid)
  for (const [table, rows] of Object.entries(children)) {
    const rowsWithSeq = rows.map((row) => ({ ...row, submission_seq }))
    if (rowsWithSeq.length > 0) insert(run, table, rowsWithSeq)
  }
  return true
}

/** Rows that all have the same columns. */
function insert(
  run: RunDirectly,
  table: string,
  rows: readonly object[],
  ending = '',
): StatementResultingChanges {
  const columns = Object.keys(rows[0]!)
  const values = rows.flatMap((row) => columns.map((column) => Reflect.get(row, column) as SQLInputValue))
  return run(statementFor(table, columns, rows.length, ending), values)
}

/** Statements by shape: building them anew for every submission is measurable. */
const statements = new Map<string, string>()

function statementFor(table: string, columns: readonly string[], rows: number, ending: string): string {
  const shape = `${table} ${rows} ${columns.join()}`
  const known = statements.get(shape)
  if (known !== undefined) return known
  const row = `(${columns.map(() => '?').join()})`
  const statement = `insert into ${table} (${columns.join()}) values ${Array(rows).fill(row).join()} ${ending}`
  statements.set(shape, statement)
  return statement
}
