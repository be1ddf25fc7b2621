import { spawn } from 'node:child_process'
import { log } from './log.mjs'

const PROGRESS_INTERVAL_MS = 10_000

/**
 * Runs a command to its end without showing its output; logs every ten seconds that it is still working.
 *
 * @param {string} name for those lines, e.g. 'Installing the site'
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>} standard output and standard error together
 */
export async function run(name, [program, ...args], { cwd, env, onOutput } = {}) {
  const child = spawn(program, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] })
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
