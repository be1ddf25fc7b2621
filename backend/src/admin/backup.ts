import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { recordBackup } from '../../../environment/backups/last-backup.ts'
import { writeAtomically } from '../../../environment/backups/write-atomically.ts'
import { AdminError, optionText, report, type AdminContext, type Arguments } from './admin-context.ts'
import { backupRotation } from './backup-rotation.ts'
import { databaseCopies } from './database-copies.ts'

/** Copies the database into one file while the site goes on, and proves that the copy is whole. */
export async function backup(context: AdminContext, args: Arguments): Promise<void> {
  const { settings, now } = context
  const copies = databaseCopies(settings)
  const folder = backupRotation(args)
  const file = folder ? await folder.newFile(copies.extension, now()) : namedFile(args)
  if (existsSync(file)) throw new AdminError(`${file} is already there.`)
  const submissions = await writeAtomically(file, async (partial) => {
    await copies.write(partial)
    return copies.inspect(partial)
  })
  await recordBackup(settings.dataDir, { at: now(), file })
  const bytes = statSync(file).size
  const removed = (await folder?.removeExpired(settings, now())) ?? 0
  const lines = [
    `${file}: ${submissions} submissions, ${bytes} bytes, checked.`,
    'The data key is not in it. Keep a copy of the key in another place.',
    ...(removed > 0 ? [`${removed} older backups are removed.`] : []),
  ]
  report(context, args, { file, submissions, bytes, removed }, lines.join('\n'))
}

function namedFile({ positionals: [file], options }: Arguments): string {
  if (file === undefined) throw new AdminError('Say which file to write, or --folder.')
  if (optionText({ positionals: [], options }, 'keep-days') !== undefined)
    throw new AdminError('--keep-days needs --folder.')
  return resolve(file)
}
