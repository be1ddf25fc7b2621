import { setTimeout as pause } from 'node:timers/promises'
import { setUpContentService } from '../set-up/content-service.mjs'
import { say } from '../set-up/say.mjs'
import { startContentService } from '../start-content-service.mjs'
import { createBackoff } from './backoff.mjs'
import { describeEnd, seconds } from './describe-end.mjs'

/**
 * Installs, builds and starts the content service, and keeps it running. Whatever fails (no network, no disk, a build
 * that breaks, a crash) is logged and tried again with growing delays, for good; it never stops the site, which shows
 * the content it has.
 *
 * @param {{ port: number, dataFolder: string, env: Record<string, string> }} options
 * @param {object} [parts] replaced by tests
 * @param {() => Promise<void>} [parts.setUp]
 * @param {typeof startContentService} [parts.start]
 * @param {{ firstMs?: number, capMs?: number, stableMs?: number }} [parts.times]
 * @param {(line: string) => void} [parts.log]
 * @returns {{ stop: () => Promise<void>, settled: Promise<void> }} `settled`: it runs, or failed for the first time
 */
export function keepContentService(options, parts = {}) {
  const { setUp = setUpContentService, start = startContentService, times, log = say } = parts
  const backoff = createBackoff(times)
  const stopping = new AbortController()
  let isSettingUp = false
  let settle
  const settled = new Promise((resolve) => (settle = resolve))
  const loop = keep()
  return { stop, settled }

  async function keep() {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      const cause = await runOnce()
      settle()
      if (stopping.signal.aborted) return
      const { attempt, delayMs } = backoff.next(performance.now() - startedAt)
      log(
        `The content service does not run (${cause}); attempt ${attempt + 1} in ${seconds(delayMs)}. The site goes on with the content it has.`,
      )
      await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  /** Until it ended or could not be started. Answers why. */
  async function runOnce() {
    try {
      isSettingUp = true
      await setUp()
      isSettingUp = false
      if (stopping.signal.aborted) return 'stopped'
      const service = await start({ ...options, signal: stopping.signal })
      log(`Content service:  ${service.url}/admin`)
      settle()
      return describeEnd({ code: await service.ended, cause: service.cause() })
    } catch (error) {
      return error instanceof Error ? error.message.trim() : String(error)
    } finally {
      isSettingUp = false
    }
  }

  async function stop() {
    stopping.abort()
    // What is being installed or built is not waited for: it ends with this process.
    if (!isSettingUp) await loop
  }
}
