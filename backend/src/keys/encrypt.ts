import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey, DataKeys } from './data-keys.ts'

export const ALGORITHM = 'aes-256-gcm'
export const IV_BYTES = 12
export const TAG_BYTES = 16

/**
 * Encrypts a text with AES-256-GCM. `associatedData` (e.g. submission and field) must be the same when it is
 * decrypted, so a ciphertext cannot be moved. The result names its key.
 */
export function encrypt(key: DataKey, associatedData: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.secret, iv).setAAD(Buffer.from(associatedData))
  const encrypted = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${key.id}.${encrypted.toString('base64url')}`
}

/** The text, or undefined when the key is missing. Throws when the ciphertext was tampered with or moved. */
export function decrypt(keys: DataKeys, associatedData: string, encrypted: string): string | undefined {
  const [id = '', encoded = ''] = encrypted.split('.')
  const key = keys.byId.get(id)
  if (!key) return undefined
  const bytes = Buffer.from(encoded, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key.secret, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
