import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

type Row = Readonly<Record<string, unknown>>

/** The address of a PostgreSQL server: then each data folder has a database of that server (vitest.config.ts). */
const SERVER = process.env['CMS_TEST_POSTGRES']
const TIMEOUT_MS = 120_000

/** The PostgreSQL database of a data folder, which is created if needed; null: SQLite in the folder. */
export async function testDatabaseUrl(dataFolder: string): Promise<string | null> {
  if (SERVER === undefined) return null
  const name = databaseName(dataFolder)
  const existing = await query(SERVER, 'select 1 from pg_database where datname = $1', [name])
  if (existing.length === 0) await query(SERVER, `create database "${name}"`, [])
  return databaseUrl(SERVER, name)
}

/** Runs a statement, with `?` for values, in the database of a data folder. */
export async function runSql(
  dataFolder: string,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  if (SERVER === undefined) return runSqlite(path.join(dataFolder, 'content.db'), sql, values)
  let count = 0
  const numbered = sql.replaceAll('?', () => `$${(count += 1)}`)
  return query(databaseUrl(SERVER, databaseName(dataFolder)), numbered, values)
}

/** How Strapi stores a time. */
export function storedTime(timeMs: number): number | string {
  return SERVER === undefined ? timeMs : new Date(timeMs).toISOString().replace('Z', '')
}

/** A stored time in milliseconds since 1970; null stays. */
export function milliseconds(stored: unknown): unknown {
  return stored instanceof Date ? stored.getTime() - stored.getTimezoneOffset() * 60_000 : stored
}

function runSqlite(file: string, sql: string, values: readonly unknown[]): readonly Row[] {
  const database = new DatabaseSync(file, { timeout: TIMEOUT_MS })
  try {
    return database.prepare(sql).all(...(values as (string | number)[]))
  } finally {
    database.close()
  }
}

async function query(url: string, sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

function databaseName(dataFolder: string): string {
  return path.basename(dataFolder).toLowerCase().replaceAll('-', '_')
}

function databaseUrl(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}
