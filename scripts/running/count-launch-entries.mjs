import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environment, nodePath, WEBSITE } from '../set-up/paths.mjs'

const TIMEOUT_MS = 60_000

/**
 * How many entries the owner must fill in before launch, of what is published and of the settings.
 *
 * @param {Record<string, string>} variables where the content service is
 * @returns {Promise<number | null>} null when it cannot be counted, e.g. because the content service is not available
 */
export async function countLaunchEntries(variables) {
  const args = [join(WEBSITE, 'content.command.ts'), 'check', '--live', '--count']
  const options = { env: environment(variables), timeout: TIMEOUT_MS }
  try {
    const { stdout } = await promisify(execFile)(nodePath(), args, options)
    return /^\d+\n$/.test(stdout) ? Number(stdout) : null
  } catch {
    return null
  }
}

/**
 * The count as one line; '' for nothing to say.
 *
 * @param {number | null} count
 */
export function launchLine(count) {
  if (!count) return ''
  const entries = count === 1 ? '1 entry' : `${count} entries`
  return `Before launch:    ${entries} to fill in (npm run content -- check --live)`
}
