import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createTestLog } from '../../testing/test-log.ts'
import { temporaryFolder, TEST_KEY, testSettings } from '../../testing/test-settings.ts'
import { exampleSubmission, NOW } from '../../tests/storage-contract/example-submission.ts'
import { readDataKeys } from '../keys/data-keys.ts'
import { createSqliteStorage } from '../storage/sqlite/create-sqlite-storage.ts'
import { emailHash } from '../submissions/email-hash.ts'
import { createFormReader, createSubmissionDecrypter } from '../submissions/submission-decrypter.ts'
import { formVersion } from '../submissions/form-version.ts'
import type { Actor } from './actor.ts'
import type { InboxContext } from './inbox-context.ts'
import { countViews, listSubmissions, type ListRequest } from './list-submissions.ts'
import { indexNames } from './name-index.ts'

const SUBMISSIONS = 100_000
/** Storage answers each within seconds, also on a busy machine. */
const AT_ONCE = 200
const MAX_MS = 300
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

test('lists, counts and searches of 100,000 submissions take at most 300 ms', async () => {
  const settings = testSettings()
  const keys = readDataKeys(TEST_KEY)
  const file = join(temporaryFolder(), 'many.sqlite')
  const storage = await createSqliteStorage({ file, log: createTestLog() })
  onTestFinished(() => storage.close())
  const formOf = createFormReader(storage)
  const decryptSubmission = createSubmissionDecrypter(storage, keys, formOf)
  const context: InboxContext = { settings, storage, keys, formOf, decryptSubmission, now: () => NOW }
  const actor: Actor = { id: '7', name: 'Ana', permissions: 'all' }
  const version = formVersion(contact, NOW)
  await storage.saveFormVersions([version])
  for (let done = 0; done < SUBMISSIONS; done += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_one, index) => {
        const number = done + index
        const answers = { ...filledAnswers(contact), lastName: `Person ${number}`, message: 'x'.repeat(600) }
        return storage.acceptSubmission(
          exampleSubmission({
            formVersion: version.version,
            answers: JSON.stringify(answers),
            addresses: [emailHash(keys, `person-${number}@example.com`)],
            status: number % 50 === 0 ? 'quarantined' : 'new',
          }),
        )
      }),
    )
  while (!(await indexNames(context, 10))) continue
  const requests: Readonly<Record<string, ListRequest>> = {
    'newest first': {},
    'of one form and status': { view: 'new', forms: ['contact'] },
    'suspected spam': { view: 'quarantined' },
    'a name of somebody recent': { search: 'person 99999' },
    'a name of the very first': { search: 'person 0' },
    'a name of nobody': { search: 'nobody of this name' },
    'an address': { search: 'person-123@example.com' },
    'long ago': { until: NOW - 1 },
  }
  const took: Record<string, number> = {}
  for (const [name, request] of Object.entries(requests)) {
    await listSubmissions(context, actor, request)
    took[name] = await time(() => listSubmissions(context, actor, request))
  }
  took['counts'] = await time(() => countViews(context, actor))
  process.stdout.write(`${JSON.stringify(took)}\n`)
  expect(Object.entries(took).filter(([, ms]) => ms > MAX_MS)).toEqual([])
}, 600_000)

/** Of three runs the quickest, in milliseconds: others use the machine, too. */
async function time(run: () => Promise<unknown>): Promise<number> {
  const runs: number[] = []
  for (let count = 0; count < 3; count++) {
    const since = performance.now()
    await run()
    runs.push(Math.round(performance.now() - since))
  }
  return Math.min(...runs)
}
