import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Tables } from './tables.ts'

export type DialectName = 'sqlite' | 'postgres'

/**
 * Brings the tables up to date, all or nothing.
 * Throws with one clear line when the tables are newer than this program.
 */
export async function migrate(db: Kysely<Tables>, dialect: DialectName): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new Error('The database was written by a newer version of this program. Start that version.', {
      cause: error,
    })
  }
  throw error
}

function migrations(dialect: DialectName): Record<string, Migration> {
  const types = COLUMN_TYPES[dialect]
  return {
    '001-intake': { up: (db) => createIntakeTables(db, types) },
  }
}

const COLUMN_TYPES = {
  sqlite: { sequence: sql`integer primary key autoincrement`, bytes: sql`blob`, whole: sql`integer` },
  postgres: {
    sequence: sql`bigint generated always as identity primary key`,
    bytes: sql`bytea`,
    whole: sql`bigint`,
  },
} as const

type ColumnTypes = (typeof COLUMN_TYPES)[DialectName]

/** Written as plain SQL: the two databases agree on all of it but three column types. */
async function createIntakeTables(db: Kysely<unknown>, { sequence, bytes, whole }: ColumnTypes) {
  await sql`create table submissions (
    seq ${sequence}, id text not null unique, reference text not null unique,
    form text not null, form_version text not null, received_at ${whole} not null,
    status text not null check (status in ('new', 'handled', 'quarantined')), reasons text not null,
    client text not null, addresses text not null, answers text not null, due_on text
  )`.execute(db)
  await sql`create index submissions_due on submissions (due_on) where due_on is not null`.execute(db)
  await sql`create table files (
    seq ${sequence}, submission_seq ${whole} not null references submissions (seq) on delete cascade,
    field text not null, name text not null, type text not null, size ${whole} not null,
    sha256 text not null, content ${bytes} not null
  )`.execute(db)
  await sql`create index files_submission on files (submission_seq)`.execute(db)
  await sql`create table outbox (
    seq ${sequence}, id text not null,
    submission_seq ${whole} not null references submissions (seq) on delete cascade,
    kind text not null, state text not null, attempts ${whole} not null, created_at ${whole} not null,
    next_at ${whole} not null, failure text
  )`.execute(db)
  await sql`create index outbox_submission on outbox (submission_seq)`.execute(db)
  await sql`create index outbox_waiting on outbox (next_at) where state = 'waiting'`.execute(db)
  await sql`create index outbox_dead on outbox (seq) where state = 'dead'`.execute(db)
  await sql`create index submissions_quarantined on submissions (seq) where status = 'quarantined'`.execute(
    db,
  )
  await sql`create table intake_keys (
    key_hash text primary key, body_hash text not null, submission_id text not null,
    claimed_at ${whole} not null, expires_at ${whole} not null
  )`.execute(db)
  await sql`create table form_versions (
    version text primary key, form text not null, definition text not null, first_used_at ${whole} not null
  )`.execute(db)
  await sql`create table consents (
    seq ${sequence}, notice text not null unique, choice text not null, chosen_at text not null,
    received_at ${whole} not null
  )`.execute(db)
  await sql`create table notes (name text primary key, value text not null)`.execute(db)
  await sql`create table turns (key text primary key, times text not null, expires_at ${whole} not null)`.execute(
    db,
  )
}
