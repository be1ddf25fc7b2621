import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentDatabase, type ContentCounts } from './content-database.ts'
import { sha256Of, writeManifest, type Manifest } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import type { OperationSettings } from './operation-settings.ts'
import { uploadStore } from './upload-store.ts'

const MAX_ATTEMPTS = 10

interface BackupResult extends ContentCounts {
  readonly uploads: number
}

/**
 * Copies database and uploads into a new folder while the content service runs, with a manifest of hashes. The folder
 * gets its name only when it is complete and checked. Throws an OperationError, e.g. when it exists.
 */
export async function backUpContent(
  settings: OperationSettings,
  folder: string,
  nowMs: number,
): Promise<BackupResult> {
  if (existsSync(folder)) throw new OperationError(`${folder} exists already.`)
  for (let attempt = 1; ; attempt++) {
    try {
      return await copyContent(settings, folder, nowMs)
    } catch (error) {
      if (!isRemoved(error) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function copyContent(
  settings: OperationSettings,
  folder: string,
  nowMs: number,
): Promise<BackupResult> {
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(path.join(partial, 'uploads'), { recursive: true, mode: 0o700 })
  try {
    const uploads = await copyUploads(settings, path.join(partial, 'uploads'))
    const database = contentDatabase(settings)
    const copy = path.join(partial, database.copyName)
    await database.copyTo(copy)
    await uploads.copyNew()
    const counts = await database.inspect(copy)
    const copied = { name: database.copyName, sha256: await sha256Of(copy) }
    await writeManifest(partial, { at: nowMs, database: copied, uploads: uploads.copied })
    await rename(partial, folder)
    return { ...counts, uploads: uploads.copied.length }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/**
 * Copies what is there before the database is copied; `copyNew` what came until then. So every file that the copied
 * database names is there, whatever editors upload and delete meanwhile, except one that both happened to in between.
 */
async function copyUploads(settings: OperationSettings, target: string) {
  const store = uploadStore(settings)
  const copied: { name: string; sha256: string }[] = []
  async function copyNew(): Promise<void> {
    const known = new Set(copied.map(({ name }) => name))
    for (const name of await store.list()) if (!known.has(name)) await copy(name)
  }
  async function copy(name: string): Promise<void> {
    const file = path.join(target, name)
    await pipeline(await store.read(name), createWriteStream(file, { mode: 0o600, flush: true }))
    copied.push({ name, sha256: await sha256Of(file) })
  }
  for (const name of await store.list())
    await copy(name).catch((error: unknown) => {
      if (!isRemoved(error)) throw error
    })
  return { copied: copied as Manifest['uploads'], copyNew }
}

/** A file was deleted between listing and reading it. */
function isRemoved(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string }
  return code === 'ENOENT' || name === 'NoSuchKey'
}
