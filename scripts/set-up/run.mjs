import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { log } from './log.mjs'
import { nodePath } from './paths.mjs'

const PROGRESS_INTERVAL_MS = 10_000

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/**
 * Runs a Node program as {@link run} does. It ends when this process is killed: what it writes would otherwise change
 * while the next one uses it.
 *
 * @param {string} name
 * @param {readonly string[]} args the program and its arguments
 * @param {Parameters<typeof run>[2]} options
 */
export function runNode(name, args, options) {
  return run(name, [nodePath(), '--import', END_WITH_PARENT, ...args], { ...options, hasChannel: true })
}

/**
 * Runs a command to its end without showing its output; logs every ten seconds that it is still working.
 *
 * @param {string} name for those lines, e.g. 'Installing the site'
 * @param {readonly [string, ...string[]]} command
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {(text: string) => void} [options.onOutput]
 * @param {boolean} [options.hasChannel] a channel to this process, for a Node program
 * @param {number} [options.niceness] for the operating system: 0 by default, 19 for what may wait longest
 * @returns {Promise<{ code: number, output: string }>} standard output and standard error together
 */
export async function run(
  name,
  [program, ...args],
  { cwd, env, onOutput, hasChannel = false, niceness = 0 } = {},
) {
  const stdio = ['ignore', 'pipe', 'pipe', ...(hasChannel ? ['ipc'] : [])]
  const child = spawn(program, args, { cwd, env: env ?? process.env, stdio })
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness)
  const startedAt = Date.now()
  const timer = setInterval(
    () => log(`${name}: still working, ${Math.round((Date.now() - startedAt) / 1000)} s`),
    PROGRESS_INTERVAL_MS,
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      onOutput?.(text)
    })
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  clearInterval(timer)
  return { code, output }
}
