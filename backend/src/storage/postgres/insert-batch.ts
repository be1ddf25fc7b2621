import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { SubmissionRows } from '../commands/submission-rows.ts'

/** Without files: those are too large to stand in a list. */
const CHILDREN = ['addresses', 'outbox'] as const

/**
 * Many batch with one statement, for PostgreSQL: each as `insertAtOnce` would insert it, for little more than the
 * price of one. No two may idempotencyKey one key. Answers the ids of those that could be stored. A family is known by its place
 * in the list until its submission has its number.
 */
export async function insertBatch(
  db: Kysely<Tables>,
  batch: readonly Omit<SubmissionRows, 'onConflict'>[],
  onConflict: string,
): Promise<ReadonlySet<string>> {
  const parameters: string[] = []
  const submissions = batch.map(({ submission }, place) => ({ ...submission, seq: place }))
  const columns = columnsOf(batch.map(({ submission }) => submission))
  const parts = [
    `given as (select * from ${listed('submissions', submissions)})`,
    `claimed as (${insertClaims(batch.map(({ idempotencyKey }) => idempotencyKey))} ${onConflict} returning submission_id)`,
    `stored as (insert into submissions (${columns}) select ${columns} from given
      where id in (select submission_id from claimed) order by given.seq returning seq, id)`,
    ...CHILDREN.map((table) => ({ table, rows: childrenOf(batch, table) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ table, rows }) => `of_${table} as (${insertChildren(table, rows)})`),
  ]
  const query = CompiledQuery.raw(`with ${parts.join(', ')} select id from stored`, parameters)
  const stored = await db.executeQuery<{ readonly id: string }>(query)
  return new Set(stored.rows.map(({ id }) => id))

  /** By key, so that two processes that idempotencyKey the same keys wait for each other in turn, not crosswise. */
  function insertClaims(idempotencyKeys: readonly object[]): string {
    const names = columnsOf(idempotencyKeys)
    return `insert into intake_keys (${names}) select ${names} from ${listed('intake_keys', idempotencyKeys)} order by key_hash`
  }

  function insertChildren(table: (typeof CHILDREN)[number], rows: readonly Placed[]): string {
    const names = columnsOf(rows.map(({ submission_seq: _place, ...row }) => row))
    return `insert into ${table} (submission_seq, ${names}) select stored.seq, ${names.replace(/\w+/gu, 'child.$&')}
      from ${listed(table, rows)} as child join given on given.seq = child.submission_seq join stored on stored.id = given.id`
  }

  /** Rows of a table, as one parameter. */
  function listed(table: keyof Tables, rows: readonly object[]): string {
    return `json_populate_recordset(null::${table}, $${parameters.push(JSON.stringify(rows))})`
  }
}

interface Placed {
  /** The family's place in the list. */
  readonly submission_seq: number
}

function childrenOf(
  batch: readonly Omit<SubmissionRows, 'onConflict'>[],
  table: (typeof CHILDREN)[number],
): readonly Placed[] {
  return batch.flatMap(({ children }, place) =>
    children[table].map((row) => ({ ...row, submission_seq: place })),
  )
}

/** All rows of a list have the same. */
function columnsOf([first = {}]: readonly object[]): string {
  return Object.keys(first).join()
}
