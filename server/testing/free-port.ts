import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that operating systems assign to connections (Linux: from 32768), above those written in tests. */
const FIRST_PORT = 20_000
/** Workers that run at the same time have ports of their own: none takes what another has just found free. */
const WORKERS = 12
const PORTS_EACH = 1_000
/** Set by Vitest, from 1, and by Playwright, from 0, which run at the same time: Playwright counts from the end. */
const WORKER = process.env['VITEST_POOL_ID']
  ? Number(process.env['VITEST_POOL_ID']) % WORKERS
  : WORKERS - 1 - (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % WORKERS)

let next = randomInt(PORTS_EACH)

/**
 * A port on which nothing is listening, another one at each call. No connection and no other `listen(0)` gets it
 * meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + WORKER * PORTS_EACH + next
  next = (next + 1) % PORTS_EACH
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port)
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
