import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { storedSecret } from './stored-secret.mjs'

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
  return storedSecret(join(dataFolder, FILE), () => randomBytes(32).toString('base64url'))
}
