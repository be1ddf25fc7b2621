import type { BackendLog } from '../backend-log.ts'
import type { Storage } from '../storage/storage.ts'
import type { Limiter, Turn } from './limits.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

/** Longer than this nobody is kept waiting for a count. */
const ANSWER_WITHIN_MS = 1_000

/** A limiter over all site processes. While storage is away each process counts for itself: never are all let in. */
export function createSharedLimiter(storage: Pick<Storage, 'takeTurn'>, log: BackendLog): Limiter {
  const own = createMemoryLimiter()
  return {
    async take(key, allowances, now) {
      if (allowances.length === 0) return { ok: true }
      const shared = await soon(storage.takeTurn({ key, allowances, now }))
      if (shared) return shared
      log.warn({ event: 'limits-not-shared' })
      return own.take(key, allowances, now)
    },
  }
}

/** Undefined when it fails or takes too long. */
async function soon(turn: Promise<Turn>): Promise<Turn | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS)
  })
  const answered = await Promise.race([turn.catch(() => undefined), late])
  clearTimeout(timer)
  return answered
}
