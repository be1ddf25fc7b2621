import { sql, type Kysely } from 'kysely'
import { countedTimes, decideFromStoredTimes } from '../../rate-limits/decide-from-stored-times.ts'
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
  /** From 0 to less than 1: tells this call from others, so that one that is repeated after a lost answer counts once. */
  readonly call?: number
}

/**
 * Counts a request where all site processes see it, each request once: when another process has counted in the
 * meantime, the decision is made again.
 */
export function createConsumeRateLimit({ rateLimitReturning }: Pick<StorageDialect, 'rateLimitReturning'>) {
  return async function consumeRateLimit(
    db: Kysely<Tables>,
    { key, quotas, now, amount = 1, call = 0 }: RateLimitRequest,
  ): Promise<RateLimitDecision> {
    const window = longestWindow(quotas)
    const counted = now - call
    for (;;) {
      const before = await readTimes(db, key)
      const times = JSON.parse(before ?? '[]') as number[]
      if (call > 0 && times.includes(counted)) return { ok: true }
      const recent = countedTimes(times, quotas, now)
      const decision = decideFromStoredTimes(recent, quotas, now, amount)
      const after = {
        key,
        times: JSON.stringify([...recent, ...Array<number>(amount).fill(counted)]),
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
