import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../set-up/places.mjs'
import { say } from '../set-up/say.mjs'
import { createBackoff } from './backoff.mjs'
import { createLastLines, describeEnd, seconds } from './describe-end.mjs'

const STOP_MS = 15_000
const HEALTH_CHECK_EVERY_MS = 50
/** What the site exits with when it cannot start at all, e.g. because of a wrong setting. */
const CANNOT_START = 1

/**
 * Keeps a program running for good: whenever it ends by itself it is started again, with growing delays. There is one
 * exception: a very first start that ends with code 1 before the program was ever healthy means a wrong setting, and
 * resolves `refused`.
 *
 * @param {object} options
 * @param {string} options.name for the log, e.g. 'The site'
 * @param {readonly string[]} options.command
 * @param {Record<string, string | undefined>} options.env
 * @param {() => Promise<boolean>} options.isHealthy asked until it is true for the first time
 * @param {{ firstMs?: number, capMs?: number, stableMs?: number }} [options.times]
 * @param {(line: string) => void} [options.log]
 * @param {(text: string) => void} [options.writeError] hears what the program writes to standard error
 * @returns {{ stop: () => Promise<void>, refused: Promise<void>, settled: Promise<boolean> }} `settled`:
 *   whether the first start succeeded; if not, it is repeated
 */
export function keepRunning(options) {
  const { name, command, env, isHealthy, times, log = say, writeError = toStandardError } = options
  const [program, ...args] = command
  const backoff = createBackoff(times)
  const lastLines = createLastLines()
  const refused = createSignal()
  const settled = createSignal()
  const state = { child: null, stopping: false, everHealthy: false, starts: 0 }
  void watchHealth()
  start()
  return { stop, refused: refused.promise, settled: settled.promise }

  function start() {
    const startedAt = performance.now()
    state.starts += 1
    lastLines.clear()
    // Over the channel the program notices when this process is gone, and never stays behind alone.
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
    state.child = child
    onceEnded(child, (end) => ended(end, performance.now() - startedAt))
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      lastLines.add(text)
      writeError(text)
    })
  }

  function ended({ code, signal, error }, ranForMs) {
    state.child = null
    if (state.stopping) return
    const cause = describeEnd({ code, signal, cause: error ?? lastLines.cause() })
    if (code === CANNOT_START && state.starts === 1 && !state.everHealthy) {
      log(`${name} cannot start (${cause})`)
      refused.resolve()
      return
    }
    const { attempt, delayMs } = backoff.next(ranForMs)
    log(`${name} ended (${cause}); restart ${attempt} in ${seconds(delayMs)}`)
    settled.resolve(false)
    setTimeout(() => state.stopping || start(), delayMs)
  }

  async function watchHealth() {
    while (!state.stopping && !(await isHealthy())) await pause(HEALTH_CHECK_EVERY_MS)
    state.everHealthy = !state.stopping
    settled.resolve(state.everHealthy)
  }

  async function stop() {
    state.stopping = true
    const { child } = state
    if (child === null) return
    const gone = new Promise((resolve) => onceEnded(child, resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await gone
    clearTimeout(late)
  }
}

/** A program that could not even be started (no memory, no process to spare) has ended, too. */
function onceEnded(child, then) {
  let done = false
  const once = (end) => {
    if (!done) then(end)
    done = true
  }
  child.once('error', ({ message }) => child.pid === undefined && once({ code: null, error: message }))
  child.once('close', (code, signal) => once({ code, signal }))
}

function toStandardError(text) {
  process.stderr.write(text)
}

/** Node 20 has no Promise.withResolvers. */
function createSignal() {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}
