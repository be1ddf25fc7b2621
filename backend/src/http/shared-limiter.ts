import type { BackendLog } from '../backend-log.ts'
import type { Storage } from '../storage/storage.ts'
import type { Limiter } from './limits.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

/** A limiter over all site processes. While storage is away each process counts for itself: never are all let in. */
export function createSharedLimiter(storage: Pick<Storage, 'takeTurn'>, log: BackendLog): Limiter {
  const own = createMemoryLimiter()
  return {
    async take(key, allowances, now) {
      if (allowances.length === 0) return { ok: true }
      const here = await own.take(key, allowances, now)
      if (!here.ok) return here
      return storage.takeTurn({ key, allowances, now }).catch(() => {
        log.warn({ event: 'limits-not-shared' })
        return here
      })
    },
  }
}
