import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { SILENT } from '../backend-log.ts'
import { sqliteFile } from '../settings.ts'
import { assertCompleteDatabase } from '../storage/sqlite/assert-complete-database.ts'
import { createPostgresStorage } from '../storage/postgres/create-postgres-storage.ts'
import {
  AdminError,
  report,
  singleArgument,
  wantsJson,
  type AdminContext,
  type Arguments,
} from './admin-context.ts'
import { createRowsDigest } from './rows-digest.ts'

/** In an order in which every row finds the rows it points to. */
const TABLES = [
  { name: 'form_versions', key: 'version' },
  { name: 'submissions', key: 'seq' },
  { name: 'addresses', key: 'submission_seq, hash' },
  { name: 'files', key: 'seq' },
  { name: 'outbox', key: 'seq' },
  { name: 'intake_keys', key: 'key_hash' },
  { name: 'consents', key: 'seq' },
  { name: 'notes', key: 'name' },
  { name: 'staff_notes', key: 'id' },
  { name: 'replies', key: 'id' },
  { name: 'reply_templates', key: 'id' },
  { name: 'audit_log', key: 'seq' },
  { name: 'erasures', key: 'erased_at, address_hash' },
  { name: 'submission_names', key: 'submission_seq, names' },
] as const

const BATCH_SIZE = 200

/**
 * Copies everything from SQLite into an empty PostgreSQL and proves it, row by row, before it counts. While it copies,
 * nothing can be written: a site that still runs answers that it cannot store just now.
 */
export async function moveToPostgres(context: AdminContext, args: Arguments): Promise<void> {
  const argument = singleArgument(args, 'PostgreSQL address: postgres://user@host/database')
  // Everybody on the machine can read arguments.
  const url = argument === '-' ? (await text(process.stdin)).trim() : argument
  const file = sqliteFile(context.settings)
  if (!existsSync(file)) throw new AdminError(`There is nothing to move: ${file} does not exist.`)
  assertCompleteDatabase(file)
  await makeTables(url)
  const source = new DatabaseSync(file, { timeout: 10_000 })
  const target = new Client({ connectionString: url, options: '-c synchronous_commit=on' })
  await target.connect()
  try {
    source.exec('begin immediate')
    await target.query('begin')
    const tables: MovedTable[] = []
    for (const { name, key } of TABLES) {
      const moved = await moveTable(source, target, name, key)
      tables.push(moved)
      if (!wantsJson(args)) context.print(`${name}: ${moved.rows} rows, sha256 ${moved.sha256} on both sides`)
    }
    await target.query('commit')
    const message =
      'Everything is in PostgreSQL. Start the site with DATABASE_URL set to it, and keep the data key.'
    report(context, args, tables, message)
  } finally {
    await target.end()
    source.close()
  }
}

async function makeTables(url: string): Promise<void> {
  const storage = await createPostgresStorage({ url, log: SILENT })
  const ready = await storage.ready()
  await storage.close()
  if (!ready) throw new AdminError('PostgreSQL cannot be reached at this address, or takes no writes.')
}

interface MovedTable {
  readonly table: string
  readonly rows: number
  /** Of all rows in their order, the same on both sides. */
  readonly sha256: string
}

async function moveTable(
  source: DatabaseSync,
  target: Client,
  table: string,
  key: string,
): Promise<MovedTable> {
  const { rows } = await target.query<{ filled: boolean }>(`select exists (select 1 from ${table}) as filled`)
  if (rows[0]?.filled)
    throw new AdminError(`PostgreSQL already holds rows in ${table}: give an empty database.`)
  const sent = createRowsDigest()
  for (const page of pagesOf(source, table, key)) {
    for (const row of page) sent.add(row)
    await insertPage(target, table, page)
  }
  const arrived = await digestOf(target, table, key)
  if (arrived.digest() !== sent.digest())
    throw new AdminError(`${table} did not arrive as it was. Nothing was moved.`)
  if (key === 'seq') await continueNumbering(target, table)
  return { table, rows: sent.count(), sha256: sent.digest() }
}

type Row = Record<string, unknown>

function* pagesOf(source: DatabaseSync, table: string, key: string): Generator<Row[]> {
  let page: Row[] = []
  for (const row of source.prepare(`select * from ${table} order by ${key}`).iterate()) {
    page.push(row)
    if (page.length < BATCH_SIZE) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}

async function insertPage(target: Client, table: string, page: readonly Row[]): Promise<void> {
  const columns = Object.keys(page[0]!)
  const placeholders = page.map(
    (_row, index) => `(${columns.map((_column, at) => `$${index * columns.length + at + 1}`).join()})`,
  )
  const values = page.flatMap((row) => columns.map((column) => forPostgres(row[column])))
  await target.query(`insert into ${table} (${columns.join()}) values ${placeholders.join()}`, values)
}

function forPostgres(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value
}

/** Read back in small pieces, in the same order. */
async function digestOf(target: Client, table: string, key: string) {
  const digest = createRowsDigest()
  const order = key === 'seq' ? key : `${key} collate "C"`
  await target.query(`declare rows_of_${table} cursor for select * from ${table} order by ${order}`)
  for (;;) {
    const { rows } = await target.query<Row>(`fetch ${BATCH_SIZE} from rows_of_${table}`)
    if (rows.length === 0) return digest
    for (const row of rows) digest.add(row)
  }
}

async function continueNumbering(target: Client, table: string): Promise<void> {
  await target.query(
    `select setval(pg_get_serial_sequence('${table}', 'seq'), coalesce((select max(seq) from ${table}), 0) + 1, false)`,
  )
}
