import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Counting ends here: monitoring needs no more, and counting must stay cheap. */
const COUNTED_UP_TO = 100_000

/** Each at most `COUNTED_UP_TO`. */
interface Counts {
  readonly quarantined: number
  readonly outboxWaiting: number
  readonly outboxDead: number
}

/** Counts for metrics and health. */
export async function countEverything(db: Kysely<Tables>, _input: null): Promise<Counts> {
  return {
    quarantined: await count(db, sql`submissions where status = 'quarantined'`),
    outboxWaiting: await count(db, sql`outbox where state = 'waiting'`),
    outboxDead: await count(db, sql`outbox where state = 'dead'`),
  }
}

async function count(db: Kysely<Tables>, what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from ${what} limit ${sql.lit(COUNTED_UP_TO)}) as counted`.execute(
    db,
  )
  return Number(rows[0]?.count)
}
