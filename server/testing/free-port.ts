import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that operating systems assign to connections (Linux: from 32768), above those written in tests. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** A random port on which nothing is listening. No connection and no other `listen(0)` gets it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT)
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
