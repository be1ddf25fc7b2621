import { setTimeout as pause } from 'node:timers/promises'
import { setUpContentService } from '../set-up/set-up-content-service.mjs'
import { log as logToConsole } from '../set-up/log.mjs'
import { startContentService } from '../start-content-service.mjs'
import { createBackoff } from '../../environment/create-backoff.mjs'
import { describeExit, formatSeconds } from './describe-exit.mjs'

/**
 * Installs, builds, starts and supervises the content service. Every failure (network, disk, build, crash) is logged
 * and retried with growing delays, without limit. It never stops the site, which shows the content it has.
 *
 * @param {{ port: number, dataFolder: string, env: Record<string, string> }} options
 * @param {object} [dependencies] replaced by tests
 * @param {() => Promise<void>} [dependencies.setUp]
 * @param {typeof startContentService} [dependencies.start]
 * @param {{ firstMs?: number, capMs?: number, stableMs?: number }} [dependencies.delays]
 * @param {(line: string) => void} [dependencies.log]
 * @returns {{ stop: () => Promise<void>, firstAttempt: Promise<void> }} `firstAttempt`: resolves when it
 *   runs or has failed once
 */
export function superviseContentService(options, dependencies = {}) {
  const {
    setUp = setUpContentService,
    start = startContentService,
    delays,
    log = logToConsole,
  } = dependencies
  const backoff = createBackoff(delays)
  const stopping = new AbortController()
  let isSettingUp = false
  let finishFirstAttempt
  const firstAttempt = new Promise((resolve) => (finishFirstAttempt = resolve))
  const loop = runUntilStopped()
  return { stop, firstAttempt }

  async function runUntilStopped() {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      const cause = await runOnce()
      finishFirstAttempt()
      if (stopping.signal.aborted) return
      const { attempt, delayMs } = backoff.next(performance.now() - startedAt)
      log(
        `The content service is not running (${cause}); attempt ${attempt + 1} in ${formatSeconds(delayMs)}. The site continues with the content it has.`,
      )
      await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  /** Runs it until it exits or cannot be started; resolves with the reason. */
  async function runOnce() {
    try {
      isSettingUp = true
      await setUp()
      isSettingUp = false
      if (stopping.signal.aborted) return 'stopped'
      const service = await start({ ...options, signal: stopping.signal })
      log(`Content service:  ${service.url}/admin`)
      finishFirstAttempt()
      return describeExit({ code: await service.exited, cause: service.cause() })
    } catch (error) {
      return error instanceof Error ? error.message.trim() : String(error)
    } finally {
      isSettingUp = false
    }
  }

  async function stop() {
    stopping.abort()
    // An installation or build in progress is not awaited: it ends with this process.
    if (!isSettingUp) await loop
  }
}
