import type { DataKeys } from '../keys/data-keys.ts'
import { allowancesOf, type Limiter, type Limits } from './limits.ts'
import type { BackendRequest } from './backend-request.ts'

const DAY_MS = 86_400_000
const MOST_REMEMBERED = 1_000

export type ClientTurn =
  | { readonly ok: true; readonly client: string }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/** Tells clients apart, without keeping who they are, and how often each may come. */
export interface ClientTurns {
  /** One request of a client to an endpoint. */
  take(request: BackendRequest, endpoint: string): Promise<ClientTurn>
  /** One submission that could be stored: false when there were more than are trusted. */
  takeQuiet(client: string, endpoint: string): Promise<boolean>
}

export function createClientTurns(
  keys: DataKeys,
  limiter: Limiter,
  limits: Limits,
  now: () => number,
): ClientTurns {
  const { hard, quiet } = allowancesOf(limits)
  const names = new Map<string, string>()

  /** By day, so that tomorrow the same client has another name. Remembered, for who comes often should cost little. */
  function clientOf({ headers }: BackendRequest): string {
    const today = `${Math.floor(now() / DAY_MS)} ${headers.get('x-client-address') ?? 'unknown'}`
    const known = names.get(today)
    if (known !== undefined) return known
    const name = keys.hash('client', today)
    if (names.size >= MOST_REMEMBERED) names.clear()
    names.set(today, name)
    return name
  }

  return {
    async take(request, endpoint) {
      const client = clientOf(request)
      const turn = await limiter.take(`${client} ${endpoint}`, hard, now())
      return turn.ok ? { ok: true, client } : turn
    },
    async takeQuiet(client, endpoint) {
      const turn = await limiter.take(`${client} ${endpoint} stored`, quiet, now())
      return turn.ok
    },
  }
}
