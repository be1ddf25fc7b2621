import { sql, type Kysely } from 'kysely'
import { countedTimes, decideInDatabase } from '../../rate-limits/database-sliding-window.ts'
import { longestWindow, type Quota } from '../../rate-limits/quotas.ts'
import type { RateLimitDecision } from '../../rate-limits/rate-limiter.ts'
import type { Tables } from '../tables.ts'
import type { StorageDialect } from '../dialect.ts'

interface RateLimitRequest {
  readonly key: string
  readonly quotas: readonly Quota[]
  readonly now: number
  /** For how many requests it counts. */
  readonly amount?: number
  /** More than 0, less than 1 (rate-limits/next-retry-id.ts): when retried after a lost answer, it counts once. */
  readonly retryId?: number
}

/**
 * Counts a request where all site processes see it, each request once: when another process has counted in the
 * meantime, the decision is made again.
 */
export function createConsumeRateLimit({ rateLimitReturning }: Pick<StorageDialect, 'rateLimitReturning'>) {
  return async function consumeRateLimit(
    db: Kysely<Tables>,
    { key, quotas, now, amount = 1, retryId = 0 }: RateLimitRequest,
  ): Promise<RateLimitDecision> {
    const window = longestWindow(quotas)
    // A fraction of a millisecond before `now`: the time itself identifies the request.
    const uniqueTime = now - retryId
    for (;;) {
      const before = await readTimes(db, key)
      const times = JSON.parse(before ?? '[]') as number[]
      if (retryId > 0 && times.includes(uniqueTime)) return { ok: true }
      const recent = countedTimes(times, quotas, now)
      const decision = decideInDatabase(recent, quotas, now, amount)
      const after = {
        key,
        times: JSON.stringify([...recent, ...Array<number>(amount).fill(uniqueTime)]),
        expires_at: now + window,
      }
      if (!decision.ok || (await replaceTimes(db, before, after))) return decision
    }
  }

  /** One statement. False when the times are no longer those of before. */
  async function replaceTimes(db: Kysely<Tables>, before: string | null, after: Tables['turns']) {
    const { rows } = await sql`
      insert into turns (key, times, expires_at) values (${after.key}, ${after.times}, ${after.expires_at})
      on conflict (key) do update set times = excluded.times, expires_at = excluded.expires_at
      where turns.times = ${before} returning ${rateLimitReturning}`.execute(db)
    return rows.length === 1
  }
}

async function readTimes(db: Kysely<Tables>, key: string): Promise<string | null> {
  const row = await db.selectFrom('turns').select('times').where('key', '=', key).executeTakeFirst()
  return row?.times ?? null
}
