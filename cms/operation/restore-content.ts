import path from 'node:path'
import { backUpContent } from './back-up-content.ts'
import { contentDatabase, type ContentCounts } from './content-database.ts'
import { verifyBackup } from './manifest.ts'
import { OperationError } from './operation-error.ts'
import type { OperationSettings } from './operation-settings.ts'
import { uploadStore } from './upload-store.ts'

interface RestoreResult extends ContentCounts {
  /** The folder with what was there before; null when there was nothing. */
  readonly before: string | null
}

/**
 * Replaces the content by a backup, after every file of it was compared with its hash. The content service must be
 * stopped. What was there before is backed up first. Throws an OperationError; then nothing has changed.
 */
export async function restoreContent(
  settings: OperationSettings,
  folder: string,
  isConfirmed: boolean,
  nowMs: number,
): Promise<RestoreResult> {
  const manifest = await verifyBackup(folder)
  const database = contentDatabase(settings)
  if (manifest.database.name !== database.copyName)
    throw new OperationError(otherDatabase(manifest.database.name))
  const copy = path.join(folder, manifest.database.name)
  const counts = await database.inspect(copy)
  if (!isConfirmed)
    throw new OperationError(
      `This replaces all content by that of ${new Date(manifest.at).toISOString()}. If that is right, add --yes.`,
    )
  await database.assertUnused()
  const before = (await database.isEmpty()) ? null : path.join(settings.dataFolder, `before-restore-${nowMs}`)
  if (before) await backUpContent(settings, before, nowMs)
  const store = uploadStore(settings)
  for (const { name } of manifest.uploads) await store.write(name, path.join(folder, 'uploads', name))
  await database.replaceBy(copy)
  return { ...counts, before }
}

function otherDatabase(copyName: string): string {
  return copyName === 'content.db'
    ? 'The backup is of SQLite, but CMS_DATABASE_URL is set. Restore it without that setting, then use the command move.'
    : 'The backup is of PostgreSQL, but CMS_DATABASE_URL is not set.'
}
