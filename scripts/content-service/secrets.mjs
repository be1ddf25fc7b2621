import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createSecretFile } from '../../environment/create-secret-file.mjs'

const FILE = 'secrets.json'

const STRAPI_GENERATORS = {
  APP_KEYS: () => [randomText(), randomText(), randomText(), randomText()].join(','),
  API_TOKEN_SALT: randomText,
  ADMIN_JWT_SECRET: randomText,
  TRANSFER_TOKEN_SALT: randomText,
  JWT_SECRET: randomText,
  ENCRYPTION_KEY: randomText,
}

/** The settings of the secrets that only Strapi uses. */
export const STRAPI_SECRETS = Object.keys(STRAPI_GENERATORS)

const GENERATORS = {
  ...STRAPI_GENERATORS,
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
  const stored = read(file) ?? JSON.parse(createSecretFile(file, generate()))
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

function generate() {
  const secrets = Object.fromEntries(
    Object.entries(GENERATORS).map(([name, generateOne]) => [name, generateOne()]),
  )
  return `${JSON.stringify(secrets, null, 2)}\n`
}

function randomText() {
  return randomBytes(32).toString('base64')
}
