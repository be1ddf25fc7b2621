import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'metrics-token'

/**
 * The token that /metrics asks for: METRICS_TOKEN, else the one in the data folder, which is made the first time and
 * readable to its owner only. Throws when it can be neither read nor written.
 *
 * @param {string} dataFolder
 * @param {string | undefined} given METRICS_TOKEN
 */
export function metricsToken(dataFolder, given = process.env.METRICS_TOKEN) {
  if (given?.trim()) return given
  const file = join(dataFolder, FILE)
  return read(file) ?? makeOnce(file)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Two first starts at once end with the same token: only one link to the name can be made. */
function makeOnce(file) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read(file)
}
