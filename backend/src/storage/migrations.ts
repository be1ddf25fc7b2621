import { sql, type Kysely, type RawBuilder } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { createInboxTables } from './inbox-migration.ts'
import type { Tables } from './tables.ts'

/** The SQL of migrations in which SQLite and PostgreSQL differ. */
export interface MigrationDialect {
  /** The type of a primary key that counts the rows. */
  readonly sequence: RawBuilder<unknown>
  readonly bytes: RawBuilder<unknown>
  /** 64 bits. */
  readonly integer: RawBuilder<unknown>
  /** Ends the statement that creates the table of addresses. */
  readonly addressesEnding: RawBuilder<unknown>
  /** Reads `hash` and `seq` from the column in which addresses stood before they had a table. */
  readonly storedAddresses: RawBuilder<unknown>
  /** Statements after which rows of the audit log can only be added, and removed when their two years are over. */
  readonly appendOnlyAuditLog: readonly RawBuilder<unknown>[]
}

/**
 * Brings the tables up to date, all or nothing.
 * Throws with one clear line when the tables are newer than this program.
 */
export async function migrate(db: Kysely<Tables>, dialect: MigrationDialect): Promise<void> {
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

/** Of all migrations that this program knows. */
export function migrationNames(dialect: MigrationDialect): readonly string[] {
  return Object.keys(migrations(dialect))
}

function migrations(dialect: MigrationDialect): Record<string, Migration> {
  return {
    '001-intake': { up: (db) => createIntakeTables(db, dialect) },
    '002-paths': { up: (db) => addIndexes(db, dialect) },
    '003-outbox-by-kind': { up: indexOutboxByKind },
    '004-encrypted-files': { up: addFileKeyIds },
    '005-inbox': { up: (db) => createInboxTables(db, dialect) },
  }
}

/** Plain SQL: the two databases agree on all of it except three column types. */
async function createIntakeTables(db: Kysely<unknown>, { sequence, bytes, integer }: MigrationDialect) {
  await sql`create table submissions (
    seq ${sequence}, id text not null unique, reference text not null unique,
    form text not null, form_version text not null, received_at ${integer} not null,
    status text not null check (status in ('new', 'handled', 'quarantined')), reasons text not null,
    client text not null, addresses text not null, answers text not null, due_on text
  )`.execute(db)
  await sql`create index submissions_due on submissions (due_on) where due_on is not null`.execute(db)
  await sql`create table files (
    seq ${sequence}, submission_seq ${integer} not null references submissions (seq) on delete cascade,
    field text not null, name text not null, type text not null, size ${integer} not null,
    sha256 text not null, content ${bytes} not null
  )`.execute(db)
  await sql`create index files_submission on files (submission_seq)`.execute(db)
  await sql`create table outbox (
    seq ${sequence}, id text not null,
    submission_seq ${integer} not null references submissions (seq) on delete cascade,
    kind text not null, state text not null, attempts ${integer} not null, created_at ${integer} not null,
    next_at ${integer} not null, failure text
  )`.execute(db)
  await sql`create index outbox_submission on outbox (submission_seq)`.execute(db)
  await sql`create index outbox_waiting on outbox (next_at) where state = 'waiting'`.execute(db)
  await sql`create index outbox_dead on outbox (seq) where state = 'dead'`.execute(db)
  await sql`create index submissions_quarantined on submissions (seq) where status = 'quarantined'`.execute(
    db,
  )
  await sql`create table intake_keys (
    key_hash text primary key, body_hash text not null, submission_id text not null,
    claimed_at ${integer} not null, expires_at ${integer} not null
  )`.execute(db)
  await sql`create table form_versions (
    version text primary key, form text not null, definition text not null, first_used_at ${integer} not null
  )`.execute(db)
  await sql`create table consents (
    seq ${sequence}, notice text not null unique, choice text not null, chosen_at text not null,
    received_at ${integer} not null
  )`.execute(db)
  await sql`create table notes (name text primary key, value text not null)`.execute(db)
  await sql`create table turns (key text primary key, times text not null, expires_at ${integer} not null)`.execute(
    db,
  )
}

/** No statement on a submission's way in, out or away may read a whole table: each finds its rows by an index. */
async function addIndexes(db: Kysely<unknown>, dialect: MigrationDialect) {
  await sql`create index intake_keys_submission on intake_keys (submission_id)`.execute(db)
  await sql`create index intake_keys_spent on intake_keys (expires_at)`.execute(db)
  await sql`create index turns_spent on turns (expires_at)`.execute(db)
  await sql`create index outbox_spent on outbox (next_at) where state in ('done', 'skipped')`.execute(db)
  await createAddresses(db, dialect)
}

/** A person is found by the hash of an address, so it is in a table of its own, not in a list within a row. */
async function createAddresses(
  db: Kysely<unknown>,
  { integer, addressesEnding, storedAddresses }: MigrationDialect,
) {
  await sql`create table addresses (
    hash text not null, submission_seq ${integer} not null references submissions (seq) on delete cascade,
    primary key (hash, submission_seq)
  ) ${addressesEnding}`.execute(db)
  await sql`create index addresses_submission on addresses (submission_seq)`.execute(db)
  await sql`insert into addresses select hash, seq from (${storedAddresses}) as listed where hash <> ''`.execute(
    db,
  )
  await sql`alter table submissions drop column addresses`.execute(db)
}

async function indexOutboxByKind(db: Kysely<unknown>) {
  await sql`drop index outbox_waiting`.execute(db)
  await sql`create index outbox_waiting on outbox (kind, next_at) where state = 'waiting'`.execute(db)
}

/**
 * The files themselves are encrypted while the site runs (submissions/encrypt-stored-files.ts): a start must be short.
 */
async function addFileKeyIds(db: Kysely<unknown>) {
  await sql`alter table files add column key_id text`.execute(db)
  await sql`create index files_unencrypted on files (seq) where key_id is null`.execute(db)
}
