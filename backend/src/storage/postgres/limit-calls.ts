import { withTimeout } from '../../../../environment/with-timeout.ts'
import { StorageUnavailableError, type StorageStatus } from '../storage.ts'

/** The calls that wait for PostgreSQL. */
interface CallLimiter {
  /** Rejects with StorageUnavailableError when too many wait already, or the answer takes too long. */
  run<T>(call: () => Promise<T>): Promise<T>
  status(): StorageStatus
}

const MAX_OPEN_CALLS = 2_000
/**
 * What a silent database holds may still be stored, but the response is 503. Less than the fifteen seconds
 * after which the site closes a silent connection (server/connections/listen.ts).
 */
const CALL_TIMEOUT_MS = 12_000

/** Bounds how many calls wait, and for how long; counts them. */
export function limitCalls(): CallLimiter {
  const status = { queued: 0, latencyMs: 0, rejected: 0, generation: 0 }

  function reject(error: unknown): never {
    if (error instanceof StorageUnavailableError) status.rejected += 1
    throw error
  }

  return {
    async run(call) {
      if (status.queued >= MAX_OPEN_CALLS) return reject(new StorageUnavailableError('queue-full'))
      const since = performance.now()
      status.queued += 1
      try {
        const value = await withTimeout(call(), CALL_TIMEOUT_MS, throwBusy)
        status.latencyMs = performance.now() - since
        return value
      } catch (error) {
        return reject(error)
      } finally {
        status.queued -= 1
      }
    },
    status: () => ({ ...status }),
  }
}

function throwBusy(): never {
  throw new StorageUnavailableError('busy')
}
