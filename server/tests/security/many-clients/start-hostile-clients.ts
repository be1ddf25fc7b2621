import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface HostileClientOptions {
  readonly httpsPort: number
  readonly sources: readonly string[]
  readonly connections: number
  readonly durationMs: number
}

/** Runs hostile clients in a worker thread. Resolves with the number of attacks by kind. */
export async function startHostileClients(
  options: HostileClientOptions,
): Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(new URL('hostile-clients.fixture.ts', import.meta.url), { workerData: options })
  const [counts] = (await once(worker, 'message')) as [Record<string, number>]
  return counts
}

/** So many source addresses, two in each /24. */
export function sourceAddresses(count: number): string[] {
  return Array.from({ length: count }, (_address, number) => `127.20.${number >> 1}.${1 + (number % 2)}`)
}
