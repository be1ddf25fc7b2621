import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../set-up/paths.mjs'
import { log as logToConsole } from '../set-up/log.mjs'
import { createBackoff } from '../../environment/create-backoff.mjs'
import { onceExited, stopChild } from './child-exit.mjs'
import { createOutputTail, describeExit, formatSeconds } from './describe-exit.mjs'

const HEALTH_CHECK_INTERVAL_MS = 50
/** The exit code of a site that cannot start at all, e.g. because of a wrong setting. */
const CANNOT_START_EXIT_CODE = 1

// When nobody reads the output any more, or its disk is full, the programs go on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/**
 * Supervises a program: whenever it exits it is restarted with growing delays, without limit. One exception: when the
 * very first start exits with code 1 before the program was ever healthy, a setting is wrong, and `failedToStart`
 * resolves.
 *
 * @param {object} options
 * @param {string} options.name for the log, e.g. 'The site'
 * @param {readonly string[]} options.command
 * @param {Record<string, string | undefined>} options.env
 * @param {() => Promise<boolean>} options.isHealthy polled until it is true for the first time
 * @param {{ firstMs?: number, capMs?: number, stableMs?: number }} [options.delays]
 * @param {(line: string) => void} [options.log]
 * @param {(text: string) => void} [options.writeError] receives what the program writes to standard error
 * @returns {{ stop: () => Promise<void>, failedToStart: Promise<void>, firstStart: Promise<boolean> }}
 *   `firstStart`: whether the first start succeeded; if not, it is retried
 */
export function supervise(options) {
  const {
    name,
    command,
    env,
    isHealthy,
    delays,
    log = logToConsole,
    writeError = writeToStandardError,
  } = options
  const [program, ...args] = command
  const backoff = createBackoff(delays)
  const outputTail = createOutputTail()
  const failedToStart = createDeferred()
  const firstStart = createDeferred()
  const state = { child: null, stopping: false, everHealthy: false, starts: 0 }
  void pollHealth()
  start()
  return { stop, failedToStart: failedToStart.promise, firstStart: firstStart.promise }

  function start() {
    const startedAt = performance.now()
    state.starts += 1
    outputTail.clear()
    try {
      // The IPC channel closes when this process ends: the program notices and exits, too.
      const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
      state.child = child
      onceExited(child, (exit) => handleExit(exit, performance.now() - startedAt))
      child.stderr?.setEncoding('utf8').on('data', (text) => {
        outputTail.add(text)
        writeError(text)
      })
    } catch (error) {
      // Without memory, for example.
      handleExit({ code: null, error: error.message }, 0)
    }
  }

  function handleExit({ code, signal, error }, ranForMs) {
    state.child = null
    if (state.stopping) return
    const cause = describeExit({ code, signal, cause: error ?? outputTail.cause() })
    if (code === CANNOT_START_EXIT_CODE && state.starts === 1 && !state.everHealthy) {
      log(`${name} cannot start (${cause})`)
      failedToStart.resolve()
      return
    }
    const { attempt, delayMs } = backoff.next(ranForMs)
    log(`${name} exited (${cause}); restart ${attempt} in ${formatSeconds(delayMs)}`)
    firstStart.resolve(false)
    setTimeout(() => state.stopping || start(), delayMs)
  }

  async function pollHealth() {
    while (!state.stopping && !(await isHealthy())) await pause(HEALTH_CHECK_INTERVAL_MS)
    state.everHealthy = !state.stopping
    firstStart.resolve(state.everHealthy)
  }

  async function stop() {
    state.stopping = true
    if (state.child !== null) await stopChild(state.child)
  }
}

function writeToStandardError(text) {
  process.stderr.write(text)
}

/** Node 20 has no Promise.withResolvers. */
function createDeferred() {
  let resolve
  const promise = new Promise((resolvePromise) => (resolve = resolvePromise))
  return { promise, resolve }
}
