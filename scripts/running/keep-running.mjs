import { spawn } from 'node:child_process'
import { ROOT } from '../set-up/places.mjs'
import { say } from '../set-up/say.mjs'

const ENDS_AT_MOST = 5
const WITHIN_MS = 60_000
const PAUSE_MS = 500
const STOP_MS = 15_000

/**
 * Keeps a program running: started again half a second after it ended by itself. Gives up when it ended too often, or
 * the first time with code 1, which means that it will never do.
 *
 * @param {{ name: string, command: readonly string[], env: Record<string, string | undefined> }} options
 * @returns {{ stop: () => Promise<void>, gaveUp: Promise<void> }}
 */
export function keepRunning({ name, command: [program, ...args], env }) {
  const ends = []
  let child = null
  let stopping = false
  let giveUp
  const gaveUp = new Promise((resolve) => (giveUp = resolve))
  begin()
  return { stop, gaveUp }

  function begin() {
    // Over the channel the program notices when this process is gone, and never stays behind alone.
    child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.once('exit', ended)
  }

  function ended(code, signal) {
    child = null
    if (stopping) return
    ends.push(Date.now())
    const recent = ends.filter((at) => Date.now() - at < WITHIN_MS).length
    if (recent > ENDS_AT_MOST || (code === 1 && ends.length === 1)) {
      say(`${name} cannot run (${signal ?? `code ${code}`})`)
      giveUp()
      return
    }
    say(`${name} ended (${signal ?? `code ${code}`}) and is started again`)
    setTimeout(() => stopping || begin(), PAUSE_MS)
  }

  async function stop() {
    stopping = true
    if (child === null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child?.kill('SIGKILL'), STOP_MS)
    await gone
    clearTimeout(late)
  }
}
