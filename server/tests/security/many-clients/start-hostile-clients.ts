import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface HostileClientOptions {
  readonly httpsPort: number
  readonly sources: readonly string[]
  readonly connections: number
  readonly forMs: number
}

/** Hostile clients in a thread of their own. Answers how many attacks of each kind there were, when all is over. */
export async function startHostileClients(
  options: HostileClientOptions,
): Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(new URL('hostile-clients.fixture.ts', import.meta.url), { workerData: options })
  const [counts] = (await once(worker, 'message')) as [Record<string, number>]
  return counts
}

/** So many addresses, two in each /24. */
export function addresses(count: number): string[] {
  return Array.from({ length: count }, (_address, number) => `127.20.${number >> 1}.${1 + (number % 2)}`)
}
