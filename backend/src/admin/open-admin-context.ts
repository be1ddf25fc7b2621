import { existsSync } from 'node:fs'
import { SILENT } from '../backend-log.ts'
import { openDataKeys } from '../keys/data-keys.ts'
import { readBackendSettings, sqliteFile } from '../settings.ts'
import { openStorage } from '../storage/open-storage.ts'
import { createSubmissionOpener } from '../submissions/open-submission.ts'
import { DeskError, type Desk } from './admin-context.ts'

/** Opens the same database as the site, beside it. Throws a DeskError when settings are wrong or nothing was stored yet. */
export async function openDesk(env: Readonly<Record<string, string | undefined>>): Promise<Desk> {
  const read = readBackendSettings(env)
  if (!read.ok) throw new DeskError(read.problems.join('\n'))
  const { settings } = read
  if (settings.databaseUrl === undefined && !existsSync(sqliteFile(settings))) {
    throw new DeskError(`Nothing was stored yet: ${sqliteFile(settings)} is not there. Is DATA_DIR right?`)
  }
  const keys = openDataKeys(settings.dataKey)
  const storage = await openStorage(settings, SILENT, 'command')
  return {
    settings,
    storage,
    keys,
    openSubmission: createSubmissionOpener(storage, keys),
    now: Date.now,
    print: (line) => void process.stdout.write(`${line}\n`),
    write: (text) =>
      new Promise((resolve) => {
        process.stdout.write(text, () => resolve())
      }),
  }
}
