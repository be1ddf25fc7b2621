import type { DataKeys } from '../keys/data-keys.ts'
import { type Limits, quotasOf } from './quotas.ts'
import type { RateLimitDecision, RateLimiter } from './rate-limiter.ts'

const DAY_MS = 86_400_000
const MAX_CACHED_NAMES = 1_000

/** How often each client may use each endpoint, without storing who they are. */
export interface ClientQuotas {
  /** The name of a client for today: a keyed hash of its address. */
  clientOf(clientAddress: string): string
  /** Counts one request of a client to an endpoint. */
  consume(client: string, endpoint: string): Promise<RateLimitDecision>
  /** Counts one submission that could be stored: false when there were more than are trusted. */
  consumeSoftLimit(client: string, endpoint: string): Promise<boolean>
}

interface ClientQuotasDependencies {
  readonly keys: DataKeys
  readonly limiter: RateLimiter
  readonly limits: Limits
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Rate limits of a form, for each client. */
export function createClientQuotas(d: ClientQuotasDependencies): ClientQuotas {
  const { hard, soft } = quotasOf(d.limits)
  const names = new Map<string, string>()

  return {
    /**
     * By day, so that tomorrow the same client has another name. Cached, because frequent clients should cost little.
     */
    clientOf(clientAddress) {
      const today = `${Math.floor(d.now() / DAY_MS)} ${clientAddress}`
      const known = names.get(today)
      if (known !== undefined) return known
      const name = d.keys.hash('client', today)
      if (names.size >= MAX_CACHED_NAMES) names.clear()
      names.set(today, name)
      return name
    },
    consume: (client, endpoint) => d.limiter.consume(`${client} ${endpoint}`, hard),
    async consumeSoftLimit(client, endpoint) {
      return (await d.limiter.consume(`${client} ${endpoint} stored`, soft)).ok
    },
  }
}
