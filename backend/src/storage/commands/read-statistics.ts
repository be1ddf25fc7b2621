import { sql, type Kysely } from 'kysely'
import { OPEN_STATUSES, type Tables } from '../tables.ts'

const DAY_MS = 86_400_000
/** For a median, the latest are enough. */
const MAX_ANSWERED_SUBMISSIONS = 20_000

interface StatisticsInput {
  readonly forms: readonly string[]
  /** In milliseconds. */
  readonly since: number
  readonly now: number
}

interface Statistics {
  /** `day`: days since 1970, UTC. */
  readonly perDay: readonly { readonly day: number; readonly form: string; readonly count: number }[]
  /** From receipt to the first reply, of each that has one. */
  readonly answered: readonly { readonly form: string; readonly tookMs: number }[]
  /** `ageDays`: whole days since receipt. */
  readonly open: readonly { readonly form: string; readonly ageDays: number; readonly count: number }[]
}

/** Counts submissions of these forms since a time, in milliseconds since 1970. */
export async function readStatistics(
  db: Kysely<Tables>,
  { forms, since, now }: StatisticsInput,
): Promise<Statistics> {
  const day = sql<number>`received_at / ${sql.lit(DAY_MS)}`
  // A number that is passed to SQLite is no integer, and its quotient would not be one.
  const ageDays = sql<number>`cast(${now} - received_at as bigint) / ${sql.lit(DAY_MS)}`
  const count = sql<number>`count(*)`
  const perDay = await db
    .selectFrom('submissions')
    .select([day.as('day'), 'form', count.as('count')])
    .where('form', 'in', forms)
    .where('received_at', '>=', since)
    .groupBy(sql`1, 2`)
    .execute()
  const answered = await db
    .selectFrom('submissions')
    .select(['form', sql<number>`answered_at - received_at`.as('tookMs')])
    .where('answered_at', 'is not', null)
    .where('received_at', '>=', since)
    .where('form', 'in', forms)
    .orderBy('received_at', 'desc')
    .limit(MAX_ANSWERED_SUBMISSIONS)
    .execute()
  const open = await db
    .selectFrom('submissions')
    .select(['form', ageDays.as('ageDays'), count.as('count')])
    .where('status', 'in', OPEN_STATUSES)
    .where('form', 'in', forms)
    .groupBy(sql`1, 2`)
    .execute()
  return { perDay, answered, open }
}
