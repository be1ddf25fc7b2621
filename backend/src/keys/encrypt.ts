import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey, DataKeys } from './data-keys.ts'

export const ALGORITHM = 'aes-256-gcm'
export const IV_BYTES = 12
export const TAG_BYTES = 16

/**
 * Encrypts a text so that only this program, with its key, can read it, and only at its own place:
 * `place` (e.g. submission and field) must be the same when it is opened. The result names its key.
 */
export function encrypt(key: DataKey, place: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.secret, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${sealed.toString('base64url')}`
}

/** The text, or undefined when the key is not at hand. Throws when the sealed text was tampered with or moved. */
export function decrypt(keys: DataKeys, place: string, sealed: string): string | undefined {
  const [id = '', encoded = ''] = sealed.split('.')
  const key = keys.byId.get(id)
  if (!key) return undefined
  const bytes = Buffer.from(encoded, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key.secret, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
