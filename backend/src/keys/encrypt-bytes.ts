import { createCipheriv, createDecipheriv, createHash, randomBytes, type Cipheriv } from 'node:crypto'
import type { DataKey, DataKeys } from './data-keys.ts'
import { splitIntoChunks } from './split-into-chunks.ts'
import { ALGORITHM, IV_BYTES, TAG_BYTES } from './encrypt.ts'

interface EncryptedBytes {
  /** Names the key that opens them. */
  readonly keyId: string
  /** Initialization vector, ciphertext, authentication tag. */
  readonly content: Uint8Array
}

/**
 * Encrypts a file as `encrypt` does a text: it decrypts only with its key and its associated data (submission and
 * field).
 */
export async function encryptBytes(
  key: DataKey,
  associatedData: string,
  bytes: Uint8Array,
): Promise<EncryptedBytes> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.secret, iv).setAAD(Buffer.from(associatedData))
  const content = Buffer.allocUnsafeSlow(IV_BYTES + bytes.length + TAG_BYTES)
  iv.copy(content)
  await translate(cipher, bytes, content.subarray(IV_BYTES))
  cipher.getAuthTag().copy(content, content.length - TAG_BYTES)
  return { keyId: key.id, content }
}

/** The file, or undefined when its key is missing. Throws when the bytes were tampered with or moved. */
export async function decryptBytes(
  keys: DataKeys,
  associatedData: string,
  { keyId, content }: EncryptedBytes,
): Promise<Uint8Array | undefined> {
  const key = keys.byId.get(keyId)
  if (!key) return undefined
  const decipher = createDecipheriv(ALGORITHM, key.secret, content.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(content.subarray(-TAG_BYTES))
  const bytes = Buffer.allocUnsafeSlow(content.length - IV_BYTES - TAG_BYTES)
  await translate(decipher, content.subarray(IV_BYTES, -TAG_BYTES), bytes)
  return bytes
}

/** SHA-256 in hex. */
export async function hashBytes(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of splitIntoChunks(bytes)) hash.update(chunk)
  return hash.digest('hex')
}

/** GCM output is as long as its input. */
async function translate(cipher: Pick<Cipheriv, 'update' | 'final'>, from: Uint8Array, to: Buffer) {
  let written = 0
  for await (const chunk of splitIntoChunks(from)) written += cipher.update(chunk).copy(to, written)
  cipher.final()
}
