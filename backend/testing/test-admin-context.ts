import { onTestFinished } from 'vitest'
import type { Desk, Words } from '../src/admin/admin-context.ts'
import { openDataKeys } from '../src/keys/data-keys.ts'
import type { BackendSettings } from '../src/settings.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { createSubmissionOpener } from '../src/submissions/open-submission.ts'
import { createTestLog } from './test-log.ts'

export interface TestDesk extends Desk {
  /** What was printed and written so far, taken away. */
  take(): string
}

/** A desk beside a running backend, as the command opens one. */
export async function openTestDesk(
  settings: BackendSettings,
  now: () => number = Date.now,
): Promise<TestDesk> {
  const keys = openDataKeys(settings.dataKey)
  const storage = await openStorage(settings, createTestLog(), 'command')
  onTestFinished(() => storage.close())
  let said = ''
  return {
    settings,
    keys,
    storage,
    openSubmission: createSubmissionOpener(storage, keys),
    now,
    print: (line) => void (said += `${line}\n`),
    write: async (text) => void (said += text),
    take() {
      const taken = said
      said = ''
      return taken
    },
  }
}

/** As typed: `words('BW-2345-6789A', { out: 'folder' })`. */
export function words(positional?: string, options: Words['options'] = {}): Words {
  return { positionals: positional === undefined ? [] : [positional], options }
}
