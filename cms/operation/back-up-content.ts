import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentDatabase, type ContentCounts } from './content-database.ts'
import { sha256Of, writeManifest, type Manifest } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import type { OperationSettings } from './operation-settings.ts'
import { uploadStore } from './upload-store.ts'

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
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(path.join(partial, 'uploads'), { recursive: true, mode: 0o700 })
  try {
    const database = contentDatabase(settings)
    const copy = path.join(partial, database.copyName)
    await database.copyTo(copy)
    const counts = await database.inspect(copy)
    const uploads = await copyUploads(settings, path.join(partial, 'uploads'))
    const copied = { name: database.copyName, sha256: await sha256Of(copy) }
    await writeManifest(partial, { at: nowMs, database: copied, uploads })
    await rename(partial, folder)
    return { ...counts, uploads: uploads.length }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function copyUploads(settings: OperationSettings, target: string): Promise<Manifest['uploads']> {
  const store = uploadStore(settings)
  const uploads: { name: string; sha256: string }[] = []
  for (const name of await store.list()) {
    const file = path.join(target, name)
    await pipeline(await store.read(name), createWriteStream(file, { mode: 0o600, flush: true }))
    uploads.push({ name, sha256: await sha256Of(file) })
  }
  return uploads
}
