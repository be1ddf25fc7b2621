import path from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from '../../environment/backups/last-backup.ts'
import { backUpContent } from './back-up-content.ts'
import { backupFolder } from './backup-folder.ts'
import { OperationError } from './operation-error.ts'
import { readOperationSettings } from './operation-settings.ts'
import { restoreContent } from './restore-content.ts'

const USAGE = `Content of the content service, for operators: database and uploads.

  npm run content-service -- backup FOLDER                          into a new folder, while it runs, checked
  npm run content-service -- backup --into FOLDER [--keep-days N]   into a folder named by its time; then removes older ones
  npm run content-service -- restore FOLDER --yes                   replaces all content; stop the content service first

The settings are those of the content service: CMS_DATA_DIR, CMS_DATABASE_URL.`

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

type Typed = ReturnType<typeof readArguments>

process.exitCode = await main(process.argv.slice(2))

/** 0: done; 1: it did not work; 2: what was typed is wrong, and nothing was done. */
async function main(typed: readonly string[]): Promise<number> {
  const args = readArguments(typed)
  if (args.verb === 'help') return (console.log(USAGE), 0)
  if (args.verb === '') return (console.error(USAGE), 2)
  try {
    await (args.verb === 'backup' ? backup(args) : restore(args))
    return 0
  } catch (error) {
    console.error(
      error instanceof OperationError ? error.message : `It did not work: ${(error as Error).message}`,
    )
    return 1
  }
}

/** The verb is '' when something does not belong to it. */
function readArguments(typed: readonly string[]) {
  const none = { verb: '', folder: undefined, into: undefined, keepDays: undefined, yes: false } as const
  try {
    const options = { into: TEXT, 'keep-days': TEXT, yes: FLAG, help: FLAG } as const
    const { positionals, values } = parseArgs({ args: [...typed], allowPositionals: true, options })
    const [verb, folder, ...others] = positionals
    const { into, 'keep-days': keepDays, yes = false } = values
    if (values.help || verb === 'help' || verb === undefined) return { ...none, verb: 'help' } as const
    const isBackup =
      verb === 'backup' && !yes && (folder === undefined) !== (into === undefined) && (into ?? !keepDays)
    const isRestore =
      verb === 'restore' && folder !== undefined && into === undefined && keepDays === undefined
    if (others.length > 0 || !(isBackup || isRestore)) return none
    return { verb: verb as 'backup' | 'restore', folder, into, keepDays, yes }
  } catch {
    return none
  }
}

async function backup({ folder, into, keepDays }: Typed): Promise<void> {
  const settings = readOperationSettings(process.env)
  const now = Date.now()
  const named = into === undefined ? null : backupFolder(into, keepDays)
  const target = named ? await named.newFolder(now) : path.resolve(folder ?? '')
  const { pages, images, uploads } = await backUpContent(settings, target, now)
  await recordBackup(settings.dataFolder, { at: now, file: target })
  console.log(`${target}: ${pages} pages, ${images} images in ${uploads} files, checked.`)
  console.log('The secrets of the content service (secrets.json) are not in it.')
  const removed = await named?.removeOld(now)
  if (removed) console.log(`${removed} older backups are removed.`)
}

async function restore({ folder = '', yes }: Typed): Promise<void> {
  const { pages, images, before } = await restoreContent(
    readOperationSettings(process.env),
    path.resolve(folder),
    yes,
    Date.now(),
  )
  console.log(`${pages} pages and ${images} images are restored. Start the content service.`)
  if (before) console.log(`What was there before is in ${before}: remove it when all is well.`)
}
