import { setTimeout as pause } from 'node:timers/promises'
import { statusAt } from '../running/is-healthy.mjs'

const START_TIMEOUT_MS = 180_000
const HEALTH_CHECK_INTERVAL_MS = 100
const HEALTH_CHECK_TIMEOUT_MS = 2_000
/** Another program on this port would hardly answer with it. */
const HEALTHY = 204

/**
 * Waits until the content service answers. Rejects with its last lines when it exits before, or takes too long.
 *
 * @param {import('../start-content-service.d.mts').ContentService} service
 * @param {import('node:child_process').ChildProcess} child
 * @param {readonly string[]} lastLines
 */
export async function waitUntilHealthy(service, child, lastLines) {
  const startedAt = Date.now()
  while (Date.now() - startedAt < START_TIMEOUT_MS) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      // Its last lines, or why it could not be spawned, may arrive later.
      await service.exited
      throw new Error(`The content service exited before it answered:\n${lastLines.join('\n')}`)
    }
    if ((await statusAt(`${service.url}/_health`, HEALTH_CHECK_TIMEOUT_MS)) === HEALTHY) return
    await pause(HEALTH_CHECK_INTERVAL_MS)
  }
  await service.stop()
  throw new Error(
    `The content service did not answer within ${START_TIMEOUT_MS / 1000} s:\n${lastLines.join('\n')}`,
  )
}
