import { existsSync } from 'node:fs'
import { folderProblem } from '../../../environment/folder-problem.ts'
import { invalidSettingsMessage } from '../../../environment/settings/settings-reader.ts'
import { SILENT } from '../backend-log.ts'
import { commandLineActor } from '../inbox/actor.ts'
import { findDataKeys } from '../keys/data-keys.ts'
import { missingDataKeys } from '../keys/missing-data-keys.ts'
import { readBackendSettings, sqliteFile } from '../settings.ts'
import { openStorage } from '../storage/open-storage.ts'
import { createFormReader, createSubmissionDecrypter } from '../submissions/submission-decrypter.ts'
import { AdminError, type AdminContext } from './admin-context.ts'
import { plainText } from './plain-text.ts'

/**
 * Opens the same database as the site, beside it. Throws an AdminError when settings are wrong or nothing was stored
 * yet.
 */
export async function openAdminContext(
  env: Readonly<Record<string, string | undefined>>,
): Promise<AdminContext> {
  const read = readBackendSettings(env)
  if (!read.ok) throw new AdminError(invalidSettingsMessage(read.problems))
  const { settings } = read
  const problem = folderProblem(settings.dataDir)
  if (problem !== null) throw new AdminError(problem)
  if (settings.databaseUrl === undefined && !existsSync(sqliteFile(settings))) {
    throw new AdminError(`Nothing was stored yet: ${sqliteFile(settings)} does not exist. Is DATA_DIR right?`)
  }
  const keys = findDataKeys(settings.dataKey) ?? missingDataKeys(settings.dataKey)
  const storage = await openStorage(settings, SILENT, 'command')
  const formOf = createFormReader(storage)
  return {
    settings,
    storage,
    keys,
    formOf,
    decryptSubmission: createSubmissionDecrypter(storage, keys, formOf),
    actor: commandLineActor(),
    now: Date.now,
    print: (line) => void process.stdout.write(`${plainText(line)}\n`),
    write: (text) =>
      new Promise((resolve) => {
        process.stdout.write(process.stdout.isTTY ? plainText(text) : text, () => resolve())
      }),
  }
}
