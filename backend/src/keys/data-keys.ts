import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createSecretFile } from '../../../environment/create-secret-file.mjs'

/**
 * The keys that make stored data readable. They must not be stored beside the data: a thief of one does not have the
 * other.
 */
export interface DataKeys {
  /** The key that encrypts from now on. */
  readonly current: DataKey
  readonly byId: ReadonlyMap<string, DataKey>
  /**
   * Keys that the operator declared lost, `id:lost`: what they encrypted cannot be read, and the site starts
   * nevertheless.
   */
  readonly lostIds: ReadonlySet<string>
  /** A keyed hash, 128 bits in hex. `purpose` separates hashes of different things. */
  hash(purpose: string, text: string): string
}

export interface DataKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

/**
 * Reads keys: one a line, `id:base64` with 32 bytes each. The first encrypts; the others still decrypt what they
 * encrypted. The last one also keys the hashes, so leave it in place when a new key is put in front. A line `id:lost`
 * declares that a key is lost. Throws when a line is neither.
 */
export function readDataKeys(text: string): DataKeys {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const keys = lines.filter((line) => !LOST_KEY.test(line)).map(readKey)
  const [current] = keys
  const oldest = keys.at(-1)
  if (!current || !oldest) throw new Error('The data key is empty.')
  const hashKey = createSecretKey(Buffer.from(hkdfSync('sha256', oldest.secret, '', 'hashes of intake', 32)))
  return {
    current,
    byId: new Map(keys.map((key) => [key.id, key])),
    lostIds: new Set(lines.flatMap((line) => LOST_KEY.exec(line)?.groups?.['id'] ?? [])),
    hash: (purpose, subject) =>
      createHmac('sha256', hashKey).update(`${purpose}\n${subject}`).digest('hex').slice(0, 32),
  }
}

const LOST_KEY = /^(?<id>[\w-]{1,32}):lost$/u

function readKey(line: string): DataKey {
  const [, id, encoded] = /^(?<id>[\w-]{1,32}):(?<secret>[A-Za-z0-9+/]{43}=)$/u.exec(line) ?? []
  if (!id || !encoded) throw new Error('A data key must look like "name:" and 32 bytes in base64.')
  return { id, secret: Buffer.from(encoded, 'base64') }
}

/** The keys themselves, or the file that holds them. */
export type DataKeySource = { readonly text: string } | { readonly file: string }

/** Reads the keys; undefined when the key file does not exist. Throws when it cannot be read, or holds no keys. */
export function findDataKeys(source: DataKeySource): DataKeys | undefined {
  if ('text' in source) return readDataKeys(source.text)
  return existsSync(source.file) ? readDataKeys(readFileSync(source.file, 'utf8')) : undefined
}

/**
 * Creates the key file and reads it; one that another process created meanwhile is read. Throws when it cannot be
 * written.
 */
export function createDataKeyFile(file: string): DataKeys {
  return readDataKeys(createSecretFile(file, `${newKeyLine()}\n`))
}

function newKeyLine(): string {
  return `k${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`
}
