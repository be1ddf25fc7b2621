import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OperationError } from './operation-error.ts'

/** Every file of a backup with its SHA-256. */
export interface Manifest {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly database: StoredFile
  readonly uploads: readonly StoredFile[]
}

interface StoredFile {
  readonly name: string
  readonly sha256: string
}

const FILE = 'manifest.json'

/** Writes it to the disk, readable by its owner only. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(path.join(folder, FILE), text, { mode: 0o600, flush: true })
}

/**
 * Reads a backup's manifest and compares every file with it. Throws an OperationError when one is missing or differs.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => null)
  if (text === null)
    throw new OperationError(`${folder} is no complete backup of content: it has no ${FILE}.`)
  const manifest = JSON.parse(text) as Manifest
  await verify(path.join(folder, manifest.database.name), manifest.database)
  for (const upload of manifest.uploads) {
    if (path.basename(upload.name) !== upload.name)
      throw new OperationError(`${folder} names a file outside of it.`)
    await verify(path.join(folder, 'uploads', upload.name), upload)
  }
  return manifest
}

async function verify(file: string, { sha256 }: StoredFile): Promise<void> {
  const actual = await sha256Of(file).catch(() => null)
  if (actual === null) throw new OperationError(`The backup is incomplete: ${file} is missing.`)
  if (actual !== sha256) throw new OperationError(`The backup is damaged: ${file} has changed.`)
}

/** The SHA-256 of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
