import { CompiledQuery, type Insertable, type Kysely, type QueryResult } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Inserts rows that all have the same columns, with one statement, compiled once per shape: on the way of every
 * submission, compiling would cost more than inserting. `ending` is what follows, e.g. `returning seq`.
 */
export function insertRows<T extends keyof Tables & string, R = unknown>(
  db: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  ending = '',
): Promise<QueryResult<R>> {
  const [first] = rows
  if (!first) return Promise.resolve({ rows: [] })
  const columns = Object.keys(first)
  const sql = statementFor(db, table, columns, rows, ending)
  const parameters = rows.flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]))
  return db.executeQuery<R>(CompiledQuery.raw(sql, parameters))
}

/** By adapter, because each dialect words it differently. */
const statements = new WeakMap<object, Map<string, string>>()

function statementFor<T extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: T,
  columns: readonly string[],
  rows: readonly Insertable<Tables[T]>[],
  ending: string,
): string {
  const known = statementsOf(db.getExecutor().adapter)
  const shape = `${table} ${rows.length} ${columns.join()} ${ending}`
  const statement = known.get(shape) ?? `${compile(db, table, columns, rows)} ${ending}`
  known.set(shape, statement)
  return statement
}

function statementsOf(adapter: object): Map<string, string> {
  const known = statements.get(adapter) ?? new Map<string, string>()
  statements.set(adapter, known)
  return known
}

function compile<T extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: T,
  columns: readonly string[],
  rows: readonly Insertable<Tables[T]>[],
): string {
  const { sql, parameters } = db
    .insertInto(table)
    .values([...rows])
    .compile()
  if (parameters.length !== rows.length * columns.length) throw new Error(`Rows of ${table} differ in shape`)
  return sql
}
