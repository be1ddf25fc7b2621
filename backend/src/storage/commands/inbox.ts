import { sql, type Kysely, type RawBuilder } from 'kysely'
import { MAX_COUNTED_IN_INBOX } from '../max-counted-in-inbox.ts'
import { OPEN_STATUSES, SUBMISSION_STATUSES, type SubmissionStatus, type Tables } from '../tables.ts'
import { asStored, type StoredSubmission } from './submissions.ts'

export interface InboxFilter {
  readonly forms: readonly string[]
  readonly statuses: readonly SubmissionStatus[]
  /** A person's id; null: nobody. */
  readonly assignee?: string | null | undefined
  /** Received at or after, and before, in milliseconds. */
  readonly since?: number | undefined
  readonly until?: number | undefined
  readonly search?: InboxSearch | undefined
}

export type InboxSearch =
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'address'; readonly emailHash: string }
  /** Parts of words, folded as in the index of names; all must occur. */
  | { readonly kind: 'name'; readonly parts: readonly string[] }

export interface InboxSelection extends InboxFilter {
  /** A place in the order of arrival: only those before. */
  readonly before?: number | undefined
}

export interface InboxPage extends InboxSelection {
  /** Only those after this place. */
  readonly after?: number | undefined
  readonly limit: number
}

/** Newest first; with `after`, those that arrived next after it, oldest first. */
export async function listInbox(db: Kysely<Tables>, page: InboxPage): Promise<StoredSubmission[]> {
  if (page.forms.length === 0 || page.statuses.length === 0) return []
  const order = page.after === undefined ? sql`desc` : sql`asc`
  const { rows } = await sql<{ readonly seq: number }>`
    ${selectSeqs(page, order)} order by seq ${order} limit ${page.limit}`.execute(db)
  if (rows.length === 0) return []
  const found = await db
    .selectFrom('submissions')
    .selectAll()
    .where(
      'seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .orderBy('seq', page.after === undefined ? 'desc' : 'asc')
    .execute()
  return found.map(asStored)
}

function selectSeqs(page: InboxPage, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const { search, assignee } = page
  const conditions = sql.join(conditionsOf(page), sql` and `)
  if (search?.kind === 'reference')
    return sql`select seq from submissions where reference = ${search.reference} and ${conditions}`
  if (search?.kind === 'address')
    return sql`select seq from addresses join submissions on seq = submission_seq
      where hash = ${search.emailHash} and ${conditions}`
  if (search?.kind === 'name')
    // From the index of names to the submissions, never the other way: that would read all answers.
    return sql`select seq from submission_names cross join submissions
      where seq = submission_seq and ${sql.join(search.parts.map(contains), sql` and `)} and ${conditions}`
  if (typeof assignee === 'string') return sql`select seq from submissions where ${conditions}`
  return sql`select seq from (${sql.join(eachStatusAndForm(page, order), sql` union all `)}) as merged`
}

function contains(part: string): RawBuilder<unknown> {
  const escaped = part.replaceAll(/[\\%_]/gu, '\\$&')
  return sql`names like ${`%${escaped}%`} escape '\\'`
}

/** Each status of each form is one stretch of the index: the newest of each are merged, and nothing is sorted. */
function eachStatusAndForm(page: InboxPage, order: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return page.statuses.flatMap((status) =>
    page.forms.map((form) => {
      const conditions = conditionsOf({ ...page, statuses: [status], forms: [form] })
      return sql`select seq from (select seq from submissions where ${sql.join(conditions, sql` and `)}
        order by seq ${order} limit ${page.limit}) as ${sql.ref(`of_${page.statuses.indexOf(status)}_${page.forms.indexOf(form)}`)}`
    }),
  )
}

function conditionsOf(page: InboxPage): RawBuilder<unknown>[] {
  const { statuses, forms, assignee, since, until, before, after } = page
  return [
    isOneOf('status', statuses),
    isOneOf('form', forms),
    ...(assignee === null ? [sql`assignee_id is null`] : []),
    ...(typeof assignee === 'string' ? [sql`assignee_id = ${assignee}`] : []),
    ...(since === undefined ? [] : [sql`received_at >= ${since}`]),
    ...(until === undefined ? [] : [sql`received_at < ${until}`]),
    ...(before === undefined ? [] : [sql`seq < ${before}`]),
    ...(after === undefined ? [] : [sql`seq > ${after}`]),
  ]
}

function isOneOf(column: 'status' | 'form', values: readonly string[]): RawBuilder<unknown> {
  const [first] = values
  return values.length === 1
    ? sql`${sql.ref(column)} = ${first}`
    : sql`${sql.ref(column)} in (${sql.join(values)})`
}

const ALL_ROWS = 1_000_000_000

interface InboxCount extends InboxSelection {
  /** Counting stops here; without it, all are counted. */
  readonly limit?: number | undefined
}

/** How many fit the filter. */
export async function countMatching(
  db: Kysely<Tables>,
  { limit = ALL_ROWS, ...filter }: InboxCount,
): Promise<number> {
  if (filter.forms.length === 0 || filter.statuses.length === 0) return 0
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from (${selectSeqs({ ...filter, limit }, sql`desc`)} limit ${limit}) as matching`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

/** Each is at most one more than `MAX_COUNTED_IN_INBOX`. */
interface InboxCounts {
  readonly byStatus: Readonly<Record<SubmissionStatus, number>>
  readonly mine: number
  readonly unassigned: number
}

/** Of these forms; `mine`: open ones that are assigned to the person. */
export async function countInbox(
  db: Kysely<Tables>,
  { forms, assignee }: { readonly forms: readonly string[]; readonly assignee: string },
): Promise<InboxCounts> {
  const counted = [
    ...SUBMISSION_STATUSES.map((status) => ({ statuses: [status] })),
    { statuses: OPEN_STATUSES, assignee },
    { statuses: OPEN_STATUSES, assignee: null },
  ]
  if (forms.length === 0) return asCounts(counted.map(() => 0))
  const columns = counted.map((part, index) => {
    const conditions = sql.join(conditionsOf({ ...part, forms, limit: 0 }), sql` and `)
    return sql`(select count(*) from (select 1 from submissions where ${conditions}
      limit ${sql.lit(MAX_COUNTED_IN_INBOX + 1)}) as part) as ${sql.ref(`count${index}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return asCounts(counted.map((_, index) => Number(rows[0]?.[`count${index}`])))
}

function asCounts(counts: readonly number[]): InboxCounts {
  const byStatus = Object.fromEntries(
    SUBMISSION_STATUSES.map((status, index) => [status, counts[index] ?? 0]),
  )
  const [mine = 0, unassigned = 0] = counts.slice(SUBMISSION_STATUSES.length)
  return { byStatus: byStatus as InboxCounts['byStatus'], mine, unassigned }
}
