import { setTimeout as pause } from 'node:timers/promises'

const START_TIMEOUT_MS = 180_000
const HEALTH_CHECK_INTERVAL_MS = 100
const HEALTH_CHECK_TIMEOUT_MS = 2_000

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
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The content service exited before it answered:\n${lastLines.join('\n')}`)
    if (await isHealthy(service.url)) return
    await pause(HEALTH_CHECK_INTERVAL_MS)
  }
  await service.stop()
  throw new Error(
    `The content service did not answer within ${START_TIMEOUT_MS / 1000} s:\n${lastLines.join('\n')}`,
  )
}

async function isHealthy(url) {
  try {
    const signal = AbortSignal.timeout(HEALTH_CHECK_TIMEOUT_MS)
    return (await fetch(`${url}/_health`, { signal })).status === 204
  } catch {
    return false
  }
}
