import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecretFile } from '../../environment/create-secret-file.mjs'

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
  return read(file) ?? createSecretFile(file, `${randomBytes(32).toString('base64url')}\n`).trim()
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
