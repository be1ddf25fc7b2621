import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Counting ends here: monitoring needs no more, and counting must stay cheap. */
const MAX_COUNTED_FOR_METRICS = 100_000

/** Each at most `MAX_COUNTED_FOR_METRICS`. */
interface Backlog {
  readonly quarantined: number
  readonly outboxWaiting: number
  readonly outboxDead: number
}

/** How much waits to be checked by staff or delivered, and what could not be delivered. */
export async function countBacklog(db: Kysely<Tables>, _input: null): Promise<Backlog> {
  return {
    quarantined: await count(db, sql`submissions where status = 'quarantined'`),
    outboxWaiting: await count(db, sql`outbox where state = 'waiting'`),
    outboxDead: await count(db, sql`outbox where state = 'dead'`),
  }
}

async function count(db: Kysely<Tables>, what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${what} limit ${sql.lit(MAX_COUNTED_FOR_METRICS)}) as counted`.execute(
    db,
  )
  return Number(rows[0]?.count)
}
