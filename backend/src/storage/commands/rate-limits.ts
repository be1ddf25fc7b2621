import { sql, type Kysely } from 'kysely'
import { decide, longestWindow, countedTimes, type Quota, type RateLimitDecision } from '../../http/limits.ts'
import type { Tables } from '../tables.ts'
import { hasOtherWriters } from './other-writers.ts'

export interface RateLimitRequest {
  readonly key: string
  readonly quotas: readonly Quota[]
  readonly now: number
}

/** Counts one turn where all site processes see it, none twice: who finds that another has counted meanwhile looks again. */
export async function consumeRateLimit(
  db: Kysely<Tables>,
  { key, quotas, now }: RateLimitRequest,
): Promise<RateLimitDecision> {
  const window = longestWindow(quotas)
  for (;;) {
    const before = await db
      .selectFrom('turns')
      .select('times')
      .where('key', '=', key)
      .executeTakeFirst()
      .then((row) => row?.times ?? null)
    const recent = countedTimes(JSON.parse(before ?? '[]') as number[], quotas, now)
    const turn = decide(recent, quotas, now)
    const after = { key, times: JSON.stringify([...recent, now]), expires_at: now + window }
    if (!turn.ok || (await replaceTimes(db, before, after))) return turn
  }
}

/** One statement. False when the times are no longer those of before. */
async function replaceTimes(db: Kysely<Tables>, before: string | null, after: Tables['turns']) {
  const { rows } = await sql`
    insert into turns (key, times, expires_at) values (${after.key}, ${after.times}, ${after.expires_at})
    on conflict (key) do update set times = excluded.times, expires_at = excluded.expires_at
    where turns.times = ${before} returning ${hasOtherWriters(db) ? NOT_SYNCED : sql`key`}`.execute(db)
  return rows.length === 1
}

/** A count need not outlive a crash, so nobody waits for the disk (PostgreSQL; for this statement's commit alone). */
const NOT_SYNCED = sql`set_config('synchronous_commit', 'off', true)`
