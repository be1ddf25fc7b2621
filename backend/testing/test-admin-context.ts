import { onTestFinished } from 'vitest'
import type { AdminContext, Arguments } from '../src/admin/admin-context.ts'
import { findDataKeys } from '../src/keys/data-keys.ts'
import { missingDataKeys } from '../src/keys/missing-data-keys.ts'
import type { BackendSettings } from '../src/settings.ts'
import { createFormReader, createSubmissionDecrypter } from '../src/submissions/submission-decrypter.ts'
import { openTestStorage } from './open-test-storage.ts'
import { createTestLog } from './test-log.ts'

interface TestAdminContext extends AdminContext {
  /** Returns the output so far and clears it. */
  takeOutput(): string
}

/** An admin context beside a running backend, as the command opens one. */
export async function openTestAdminContext(
  settings: BackendSettings,
  now: () => number = Date.now,
): Promise<TestAdminContext> {
  const keys = findDataKeys(settings.dataKey) ?? missingDataKeys(settings.dataKey)
  const storage = await openTestStorage(settings, createTestLog(), 'command')
  onTestFinished(() => storage.close())
  const formOf = createFormReader(storage)
  let output = ''
  return {
    settings,
    keys,
    storage,
    formOf,
    decryptSubmission: createSubmissionDecrypter(storage, keys, formOf),
    actor: { id: 'command-line:test', name: 'test (command line)', permissions: 'all' },
    now,
    print: (line) => void (output += `${line}\n`),
    write: async (text) => void (output += text),
    takeOutput() {
      const text = output
      output = ''
      return text
    },
  }
}

/** As typed: `args('BW-2345-6789A', { out: 'folder' })`. */
export function commandArguments(positional?: string, options: Arguments['options'] = {}): Arguments {
  return { positionals: positional === undefined ? [] : [positional], options }
}
