import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { SubmissionRows } from '../commands/submission-rows.ts'

/** Without files: those are too large for a list. */
const CHILD_TABLES = ['addresses', 'outbox'] as const

/**
 * Inserts many submissions with one statement, for little more than the cost of one. No two may have the same
 * idempotency key. Returns the ids of those that were inserted. A submission is identified by its index in the batch
 * until the database has numbered it.
 */
export async function insertBatch(
  db: Kysely<Tables>,
  batch: readonly SubmissionRows[],
): Promise<ReadonlySet<string>> {
  const [first] = batch
  if (!first) return new Set()
  const parameters: string[] = []
  const submissions = batch.map(({ submission }, index) => ({ ...submission, seq: index }))
  const columns = columnsOf(batch.map(({ submission }) => submission))
  const parts = [
    `given as (select * from ${recordset('submissions', submissions)})`,
    `claimed as (${insertKeys(batch.map(({ idempotencyKey }) => idempotencyKey))} ${first.onConflict} returning submission_id)`,
    `stored as (insert into submissions (${columns}) select ${columns} from given
      where id in (select submission_id from claimed) order by given.seq returning seq, id)`,
    ...CHILD_TABLES.map((table) => ({ table, rows: childrenOf(batch, table) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ table, rows }) => `of_${table} as (${insertChildren(table, rows)})`),
  ]
  const query = CompiledQuery.raw(`with ${parts.join(', ')} select id from stored`, parameters)
  const stored = await db.executeQuery<{ readonly id: string }>(query)
  return new Set(stored.rows.map(({ id }) => id))

  /** Ordered by key, so that two processes that insert the same keys wait for each other instead of deadlocking. */
  function insertKeys(keys: readonly object[]): string {
    const names = columnsOf(keys)
    return `insert into intake_keys (${names}) select ${names} from ${recordset('intake_keys', keys)} order by key_hash`
  }

  function insertChildren(table: (typeof CHILD_TABLES)[number], rows: readonly IndexedRow[]): string {
    const names = columnsOf(rows.map(({ submission_seq: _index, ...row }) => row))
    return `insert into ${table} (submission_seq, ${names}) select stored.seq, ${names.replace(/\w+/gu, 'child.$&')}
      from ${recordset(table, rows)} as child join given on given.seq = child.submission_seq join stored on stored.id = given.id`
  }

  /** Rows of a table, as one parameter. */
  function recordset(table: keyof Tables, rows: readonly object[]): string {
    return `json_populate_recordset(null::${table}, $${parameters.push(JSON.stringify(rows))})`
  }
}

interface IndexedRow {
  /** Index of the submission in the batch. */
  readonly submission_seq: number
}

function childrenOf(
  batch: readonly SubmissionRows[],
  table: (typeof CHILD_TABLES)[number],
): readonly IndexedRow[] {
  return batch.flatMap(({ children }, index) =>
    children[table].map((row) => ({ ...row, submission_seq: index })),
  )
}

/** The columns of the first row: all rows of a list have the same. */
function columnsOf([first = {}]: readonly object[]): string {
  return Object.keys(first).join()
}
