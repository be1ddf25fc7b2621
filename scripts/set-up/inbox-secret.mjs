import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { storedSecret } from './stored-secret.mjs'

const FILE = 'inbox-secret'

/**
 * The secret with which the content service signs what staff ask of the site: INBOX_SECRET, else the one in the data
 * folder, which is generated at the first start and readable by its owner only. Throws when it can be neither read nor
 * written.
 *
 * @param {string} dataFolder
 * @param {string | undefined} configured INBOX_SECRET
 */
export function inboxSecret(dataFolder, configured = process.env.INBOX_SECRET) {
  if (configured?.trim()) return configured
  return storedSecret(join(dataFolder, FILE), () => `whsec_${randomBytes(32).toString('base64')}`)
}
