import { allowancesOf, type Limiter, type Limits, type Turn } from '../http/limits.ts'
import type { DataKeys } from '../keys/data-keys.ts'

const DAY_MS = 86_400_000
const MOST_REMEMBERED = 1_000

/** How often each client may use each endpoint, without keeping who they are. */
export interface ClientRateLimit {
  /** The name of a client for today: a keyed hash of its address. */
  clientOf(address: string): string
  /** Counts one request of a client to an endpoint. */
  take(client: string, endpoint: string): Promise<Turn>
  /** Counts one submission that could be stored: false when there were more than are trusted. */
  takeTrusted(client: string, endpoint: string): Promise<boolean>
}

export interface ClientRateLimitDependencies {
  readonly keys: DataKeys
  readonly limiter: Limiter
  readonly limits: Limits
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export function createClientRateLimit(d: ClientRateLimitDependencies): ClientRateLimit {
  const { hard, quiet } = allowancesOf(d.limits)
  const names = new Map<string, string>()

  return {
    /** By day, so that tomorrow the same client has another name. Remembered, for who comes often should cost little. */
    clientOf(address) {
      const today = `${Math.floor(d.now() / DAY_MS)} ${address}`
      const known = names.get(today)
      if (known !== undefined) return known
      const name = d.keys.hash('client', today)
      if (names.size >= MOST_REMEMBERED) names.clear()
      names.set(today, name)
      return name
    },
    take: (client, endpoint) => d.limiter.take(`${client} ${endpoint}`, hard),
    async takeTrusted(client, endpoint) {
      return (await d.limiter.take(`${client} ${endpoint} stored`, quiet)).ok
    },
  }
}
