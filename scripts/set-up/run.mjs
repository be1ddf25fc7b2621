import { spawn } from 'node:child_process'
import { say } from './say.mjs'

const TELL_EVERY_MS = 10_000

/**
 * Runs a command to its end, quietly; says every ten seconds that it still works.
 *
 * @param {string} what for those lines, e.g. 'Installing the site'
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(what, [program, ...args], { cwd, env, onOutput } = {}) {
  const child = spawn(program, args, { cwd, env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] })
  const start = Date.now()
  const timer = setInterval(
    () => say(`${what}: still working, ${Math.round((Date.now() - start) / 1000)} s`),
    TELL_EVERY_MS,
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
    child.once('close', (exit) => resolve(exit ?? 1))
  })
  clearInterval(timer)
  return { code, output }
}
