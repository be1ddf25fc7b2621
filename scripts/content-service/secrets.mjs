import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'secrets.json'

const GENERATORS = {
  APP_KEYS: () => [randomText(), randomText(), randomText(), randomText()].join(','),
  API_TOKEN_SALT: randomText,
  ADMIN_JWT_SECRET: randomText,
  TRANSFER_TOKEN_SALT: randomText,
  JWT_SECRET: randomText,
  ENCRYPTION_KEY: randomText,
  CONTENT_SERVICE_TOKEN: randomText,
  CONTENT_WEBHOOK_SECRET: () => `whsec_${randomText()}`,
  PREVIEW_SECRET: randomText,
}

/**
 * The secrets of the content service, including those it shares with the site, by setting: from the environment, else
 * from `secrets.json` in the data folder, which is generated at the first start and readable by its owner only.
 *
 * @param {string} dataFolder
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export function contentServiceSecrets(dataFolder, env = process.env) {
  const file = path.join(dataFolder, FILE)
  const stored = read(file) ?? createOnce(file)
  return Object.fromEntries(Object.keys(GENERATORS).map((name) => [name, env[name] || stored[name]]))
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw new Error(`The secrets in ${file} cannot be read: ${error.message}`, { cause: error })
  }
}

/** Two processes that start at the same time get the same secrets: only one of them can create the link. */
function createOnce(file) {
  const secrets = Object.fromEntries(Object.entries(GENERATORS).map(([name, generate]) => [name, generate()]))
  const temporaryFile = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(temporaryFile, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile)
  }
  return read(file)
}

function randomText() {
  return randomBytes(32).toString('base64')
}
