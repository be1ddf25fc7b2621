import { sql, type Kysely } from 'kysely'
import type { MigrationDialect } from './migrations.ts'

/** Two years: entries of the audit log that are younger cannot be removed. */
export const AUDIT_SECONDS = 2 * 365 * 24 * 3_600

/** What staff do with submissions: statuses, notes, replies, and the audit log. */
export async function createInboxTables(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await widenStatus(db)
  await addColumns(db, dialect)
  await createStaffTables(db, dialect)
  await createAuditLog(db, dialect)
  await createLookUpTables(db, dialect)
}

/** The list of statuses is part of the column, so it becomes a new one. */
async function widenStatus(db: Kysely<unknown>): Promise<void> {
  await sql`drop index submissions_quarantined`.execute(db)
  await sql`alter table submissions add column state text not null default 'new'
    check (state in ('new', 'in-progress', 'reopened', 'handled', 'quarantined'))`.execute(db)
  await sql`update submissions set state = status where status <> 'new'`.execute(db)
  await sql`alter table submissions drop column status`.execute(db)
  await sql`alter table submissions rename column state to status`.execute(db)
  await sql`create index submissions_quarantined on submissions (seq) where status = 'quarantined'`.execute(
    db,
  )
}

/** The index holds all that lists and counts select by: they need not read the answers. */
async function addColumns(db: Kysely<unknown>, { integer }: MigrationDialect): Promise<void> {
  await sql`alter table submissions add column version ${integer} not null default 0`.execute(db)
  await sql`alter table submissions add column assignee_id text`.execute(db)
  await sql`alter table submissions add column assignee_name text`.execute(db)
  await sql`alter table submissions add column answered_at ${integer}`.execute(db)
  await sql`create index submissions_inbox on submissions (status, form, seq, received_at, assignee_id)`.execute(
    db,
  )
  await sql`create index submissions_assigned on submissions (assignee_id, seq)
    where assignee_id is not null`.execute(db)
  await sql`create index submissions_answered on submissions (received_at, form, answered_at)
    where answered_at is not null`.execute(db)
}

async function createStaffTables(db: Kysely<unknown>, { integer }: MigrationDialect): Promise<void> {
  for (const table of [sql`staff_notes`, sql`replies`])
    await sql`create table ${table} (
      id text primary key, submission_seq ${integer} not null references submissions (seq) on delete cascade,
      author_id text not null, author_name text not null, created_at ${integer} not null, content text not null
    )`.execute(db)
  await sql`create index staff_notes_submission on staff_notes (submission_seq)`.execute(db)
  await sql`create index replies_submission on replies (submission_seq)`.execute(db)
  await sql`create table reply_templates (
    id text primary key, form text not null, title text not null, subject text not null, content text not null
  )`.execute(db)
}

async function createAuditLog(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const { integer, sequence } = dialect
  await sql`create table audit_log (
    seq ${sequence}, id text not null unique, at ${integer} not null, actor_id text not null,
    actor_name text not null, action text not null, form text, reference text, details text not null
  )`.execute(db)
  await sql`create index audit_log_reference on audit_log (reference, seq) where reference is not null`.execute(
    db,
  )
  await sql`create index audit_log_at on audit_log (at)`.execute(db)
  for (const statement of dialect.appendOnlyAuditLog) await statement.execute(db)
}

async function createLookUpTables(db: Kysely<unknown>, { integer }: MigrationDialect): Promise<void> {
  await sql`create table request_nonces (nonce text primary key, expires_at ${integer} not null)`.execute(db)
  await sql`create index request_nonces_expired on request_nonces (expires_at)`.execute(db)
  await sql`create table erasures (
    address_hash text not null, erased_at ${integer} not null, primary key (address_hash, erased_at)
  )`.execute(db)
  await sql`create table submission_names (
    submission_seq ${integer} primary key references submissions (seq) on delete cascade, names text not null
  )`.execute(db)
}
