import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../storage/make-folder.ts'

/** The keys that make stored data readable. They must not be stored beside the data: a thief of one does not have the other. */
export interface DataKeys {
  /** The key that encrypts from now on. */
  readonly current: DataKey
  readonly byId: ReadonlyMap<string, DataKey>
  /** A keyed hash, 128 bits in hex. `purpose` separates hashes of different things. */
  hash(purpose: string, text: string): string
}

export interface DataKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

/**
 * Reads keys: one a line, `id:base64` with 32 bytes each. The first encrypts; the others still decrypt what they encrypted.
 * The last one also keys the hashes, so leave it in place when a new key is put in front. Throws when a line is no key.
 */
export function readDataKeys(text: string): DataKeys {
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readKey)
  const [current] = keys
  const oldest = keys.at(-1)
  if (!current || !oldest) throw new Error('The data key is empty.')
  const hashKey = createSecretKey(Buffer.from(hkdfSync('sha256', oldest.secret, '', 'hashes of intake', 32)))
  return {
    current,
    byId: new Map(keys.map((key) => [key.id, key])),
    hash: (purpose, subject) =>
      createHmac('sha256', hashKey).update(`${purpose}\n${subject}`).digest('hex').slice(0, 32),
  }
}

function readKey(line: string): DataKey {
  const [, id, encoded] = /^(?<id>[\w-]{1,32}):(?<secret>[A-Za-z0-9+/]{43}=)$/u.exec(line) ?? []
  if (!id || !encoded) throw new Error('A data key must look like "name:" and 32 bytes in base64.')
  return { id, secret: Buffer.from(encoded, 'base64') }
}

const OWNER_ONLY = 0o600

/** The keys themselves, or the file that holds them. */
export type DataKeySource = { readonly text: string } | { readonly file: string }

/** Reads the keys; a key file is made the first time. Throws when it can be neither read nor made, or holds no keys. */
export function openDataKeys(source: DataKeySource): DataKeys {
  return 'text' in source ? readDataKeys(source.text) : openDataKeyFile(source.file)
}

function openDataKeyFile(file: string): DataKeys {
  if (!existsSync(file)) makeKeyFile(file)
  return readDataKeys(readFileSync(file, 'utf8'))
}

function makeKeyFile(file: string): void {
  makeFolder(dirname(file), 0o700)
  try {
    writeFileSync(file, `${newKeyLine()}\n`, { flag: 'wx', mode: OWNER_ONLY })
    chmodSync(file, OWNER_ONLY)
  } catch (error) {
    const madeMeanwhile = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!madeMeanwhile) throw error
  }
}

function newKeyLine(): string {
  return `k${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`
}
