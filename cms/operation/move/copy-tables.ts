import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { OperationError } from '../operation-error.ts'
import { canonicalValue, type Canonical, type Column } from './canonical-value.ts'
import { suspendForeignKeys } from './foreign-keys.ts'

/** What a database says about itself, which the other one does not share. */
const OF_ITS_OWN = new Set(['strapi_database_schema', 'strapi_migrations', 'strapi_migrations_internal'])
const MAX_PARAMETERS = 60_000

/** A table that was copied, with the SHA-256 of its rows, which is the same on both sides. */
interface CopiedTable {
  readonly name: string
  readonly rows: number
  readonly sha256: string
}

/**
 * Replaces all rows of PostgreSQL by those of SQLite, in one transaction, and compares every table afterwards. Throws
 * an OperationError when one differs; then nothing has changed.
 */
export async function copyTables(source: DatabaseSync, target: Client): Promise<readonly CopiedTable[]> {
  const tables = await readTables(target)
  assertComplete(source, tables)
  await target.query('begin')
  const restoreForeignKeys = await suspendForeignKeys(target)
  await target.query(`truncate ${[...tables.keys()].map(quoted).join()} restart identity`)
  const copied: CopiedTable[] = []
  for (const [name, columns] of tables) copied.push(await copyTable(source, target, name, columns))
  await restoreForeignKeys()
  await target.query('commit')
  return copied
}

/** The tables of PostgreSQL with their columns. */
async function readTables(target: Client): Promise<Map<string, Column[]>> {
  const { rows } = await target.query<{ table: string } & Column>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name, ordinal_position`,
  )
  const tables = new Map<string, Column[]>()
  for (const { table, name, type } of rows)
    if (!OF_ITS_OWN.has(table)) tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  return tables
}

function assertComplete(source: DatabaseSync, tables: ReadonlyMap<string, readonly Column[]>): void {
  const names = source.prepare("select name from sqlite_master where type = 'table'").all()
  for (const { name } of names as { name: string }[]) {
    if (OF_ITS_OWN.has(name) || name.startsWith('sqlite_')) continue
    const known = new Set(tables.get(name)?.map((column) => column.name))
    const columns = source.prepare('select name from pragma_table_info(?)').all(name) as { name: string }[]
    const unknown = columns.find((column) => !known.has(column.name))
    if (unknown)
      throw new OperationError(
        `PostgreSQL has no place for ${name}.${unknown.name}. Start this version once with SQLite, then move.`,
      )
  }
}

async function copyTable(
  source: DatabaseSync,
  target: Client,
  name: string,
  columns: readonly Column[],
): Promise<CopiedTable> {
  const sent = [...readSource(source, name, columns)]
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / columns.length))
  for (let start = 0; start < sent.length; start += size)
    await insert(target, name, columns, sent.slice(start, start + size))
  const sha256 = digest(sent)
  if (digest(await readTarget(target, name, columns)) !== sha256)
    throw new OperationError(`${name} did not arrive as it was. Nothing was moved.`)
  await continueNumbering(target, name, columns)
  return { name, rows: sent.length, sha256 }
}

type Row = readonly Canonical[]

function* readSource(source: DatabaseSync, name: string, columns: readonly Column[]): Generator<Row> {
  for (const row of source.prepare(`select * from ${quoted(name)}`).iterate() as Iterable<
    Record<string, unknown>
  >)
    yield columns.map((column) => canonicalValue(row[column.name], column.type))
}

async function readTarget(target: Client, name: string, columns: readonly Column[]): Promise<Row[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text as ${quoted(column.name)}`).join()
  const { rows } = await target.query<Record<string, unknown>>(`select ${texts} from ${quoted(name)}`)
  return rows.map((row) => columns.map((column) => canonicalValue(row[column.name], column.type)))
}

async function insert(target: Client, name: string, columns: readonly Column[], rows: readonly Row[]) {
  const parameters = rows.map(
    (_row, row) =>
      `(${columns.map(({ type }, column) => `$${row * columns.length + column + 1}::${type}`).join()})`,
  )
  const into = `${quoted(name)} (${columns.map((column) => quoted(column.name)).join()})`
  await target.query(`insert into ${into} values ${parameters.join()}`, rows.flat())
}

/** Of the rows in any order. */
function digest(rows: readonly Row[]): string {
  const hash = createHash('sha256')
  for (const row of rows.map((values) => JSON.stringify(values)).toSorted()) hash.update(`${row}\n`)
  return hash.digest('hex')
}

async function continueNumbering(target: Client, name: string, columns: readonly Column[]): Promise<void> {
  if (!columns.some((column) => column.name === 'id')) return
  await target.query(
    `select setval(sequence, coalesce((select max(id) from ${quoted(name)}), 0) + 1, false)
      from (select pg_get_serial_sequence($1, 'id') as sequence) as found where sequence is not null`,
    [quoted(name)],
  )
}

function quoted(name: string): string {
  return `"${name}"`
}
