import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'secrets.json'

const MAKERS = {
  APP_KEYS: () => [text(), text(), text(), text()].join(','),
  API_TOKEN_SALT: text,
  ADMIN_JWT_SECRET: text,
  TRANSFER_TOKEN_SALT: text,
  JWT_SECRET: text,
  ENCRYPTION_KEY: text,
  CONTENT_SERVICE_TOKEN: text,
  CONTENT_WEBHOOK_SECRET: () => `whsec_${text()}`,
  PREVIEW_SECRET: text,
}

/**
 * The secrets of the content service and those it shares with the site, by the names of their settings: from the
 * environment, else from `secrets.json` in the data folder, which is made the first time and readable to its owner only.
 *
 * @param {string} dataFolder
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export function contentServiceSecrets(dataFolder, env = process.env) {
  const file = path.join(dataFolder, FILE)
  const kept = read(file) ?? makeOnce(file)
  return Object.fromEntries(Object.keys(MAKERS).map((name) => [name, env[name] || kept[name]]))
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw new Error(`The secrets in ${file} cannot be read: ${error.message}`, { cause: error })
  }
}

/** Two first starts at once end with the same secrets: only one link to the name can be made. */
function makeOnce(file) {
  const made = Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()]))
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read(file)
}

function text() {
  return randomBytes(32).toString('base64')
}
