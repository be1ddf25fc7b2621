import path from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup } from '../../environment/backups/last-backup.ts'
import { backUpContent } from './back-up-content.ts'
import { backupFolder } from './backup-folder.ts'
import { moveContent, moveUploadsOnly } from './move/move-content.ts'
import { OperationError } from './operation-error.ts'
import { readOperationSettings } from './operation-settings.ts'
import { restoreContent } from './restore-content.ts'

const USAGE = `Content of the content service, for operators: database and uploads.

  npm run content-service -- backup FOLDER                          into a new folder, while it runs, checked
  npm run content-service -- backup --folder FOLDER [--keep-days N] into a folder named by its time; then removes older ones
  npm run content-service -- restore FOLDER --yes                   replaces all content; stop the content service first
  npm run content-service -- move [--uploads-only]                  from SQLite and local files to CMS_DATABASE_URL, CMS_UPLOADS_URL or both

The settings are those of the content service: CMS_DATA_DIR, CMS_DATABASE_URL, CMS_UPLOADS_URL.`

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean' } as const

interface Typed {
  readonly argument: string | undefined
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** Each verb with its options and how many arguments it takes. Earlier units call `--folder` of a backup `--into`. */
const VERBS = {
  backup: { options: { folder: TEXT, into: TEXT, 'keep-days': TEXT }, arguments: [0, 1], run: backup },
  restore: { options: { yes: FLAG }, arguments: [1, 1], run: restore },
  move: { options: { 'uploads-only': FLAG }, arguments: [0, 0], run: move },
} as const

/** What was typed does not belong to the verb. */
class UsageError extends Error {}

process.exitCode = await main(process.argv.slice(2))

/** 0: done; 1: it did not work; 2: what was typed is wrong, and nothing was done. */
async function main([verb = 'help', ...typed]: readonly string[]): Promise<number> {
  if (verb === 'help' || verb === '--help' || typed.includes('--help')) return (console.log(USAGE), 0)
  try {
    if (!isVerb(verb)) throw new UsageError()
    await VERBS[verb].run(readArguments(verb, typed))
    return 0
  } catch (error) {
    if (error instanceof UsageError) return (console.error(USAGE), 2)
    const { message } = error as Error
    console.error(error instanceof OperationError ? message : `It did not work: ${message}`)
    return 1
  }
}

function isVerb(text: string): text is keyof typeof VERBS {
  return Object.hasOwn(VERBS, text)
}

function readArguments(verb: keyof typeof VERBS, typed: readonly string[]): Typed {
  const { options, arguments: count } = VERBS[verb]
  const [fewest, most] = count
  try {
    const { positionals, values } = parseArgs({ args: [...typed], allowPositionals: true, options })
    if (positionals.length < fewest || positionals.length > most) throw new UsageError()
    // A variable of a script was not set: it would be the folder that this command runs in.
    if ([...positionals, ...Object.values(values)].some((value) => value === '')) throw new UsageError()
    return { argument: positionals[0], options: values as Typed['options'] }
  } catch {
    throw new UsageError()
  }
}

async function backup({ argument: folder, options }: Typed): Promise<void> {
  const { into, folder: named, 'keep-days': keepDays } = options as Partial<Record<string, string>>
  if (into !== undefined && named !== undefined) throw new UsageError()
  const parent = named ?? into
  if ((folder === undefined) === (parent === undefined) || (keepDays !== undefined && parent === undefined))
    throw new UsageError()
  const settings = readOperationSettings(process.env)
  const now = Date.now()
  const backups = parent === undefined ? null : backupFolder(parent, keepDays)
  const target = backups ? await backups.newFolder(now) : path.resolve(folder ?? '')
  const { pages, images, uploads } = await backUpContent(settings, target, now)
  await recordBackup(settings.dataFolder, { at: now, file: target })
  console.log(`${target}: ${pages} pages, ${images} images in ${uploads} files, checked.`)
  console.log('The secrets of the content service (secrets.json) are not in it.')
  const removed = await backups?.removeOld(now)
  if (removed) console.log(`${removed} older backups are removed.`)
}

async function restore({ argument: folder = '', options }: Typed): Promise<void> {
  const { pages, images, before } = await restoreContent(
    readOperationSettings(process.env),
    path.resolve(folder),
    options['yes'] === true,
    Date.now(),
  )
  console.log(`${pages} pages and ${images} images are restored. Start the content service.`)
  if (before) console.log(`What was there before is in ${before}: remove it when all is well.`)
}

async function move({ options }: Typed): Promise<void> {
  const settings = readOperationSettings(process.env)
  await (options['uploads-only'] ? moveUploadsOnly : moveContent)(settings, (line) => console.log(line))
  console.log(
    'Everything is moved. Start the content service with the same settings. What was moved stays where it was.',
  )
}
