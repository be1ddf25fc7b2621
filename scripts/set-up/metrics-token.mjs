import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'metrics-token'

/**
 * The bearer token for /metrics: METRICS_TOKEN, else the one in the data folder, which is generated at the first start
 * and readable by its owner only. Throws when it can be neither read nor written.
 *
 * @param {string} dataFolder
 * @param {string | undefined} configured METRICS_TOKEN
 */
export function metricsToken(dataFolder, configured = process.env.METRICS_TOKEN) {
  if (configured?.trim()) return configured
  const file = join(dataFolder, FILE)
  return read(file) ?? createOnce(file)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Two processes that start at the same time get the same token: only one of them can create the link. */
function createOnce(file) {
  const temporaryFile = `${file}.${process.pid}`
  writeFileSync(temporaryFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile)
  }
  return read(file)
}
