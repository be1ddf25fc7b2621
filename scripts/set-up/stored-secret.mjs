import { readFileSync } from 'node:fs'
import { createSecretFile } from '../../environment/create-secret-file.mjs'

/**
 * The secret in a file, which is generated at the first start and readable by its owner only. Throws when it can be
 * neither read nor written.
 *
 * @param {string} file
 * @param {() => string} generate
 * @returns {string}
 */
export function storedSecret(file, generate) {
  return read(file) ?? createSecretFile(file, `${generate()}\n`).trim()
}

function read(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
