import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { decryptedExample } from '../../testing/decrypted-example.ts'
import { temporaryFolder, TEST_KEY, testSettings } from '../../testing/test-settings.ts'
import { readDataKeys } from '../keys/data-keys.ts'
import { createFileMailer } from '../mail/file-mailer.ts'
import type { StoredSubmission } from '../storage/commands/submissions.ts'
import type { Storage } from '../storage/storage.ts'
import { createDeliver } from './deliver.ts'

const NOW = Date.UTC(2026, 10, 20)
const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

/**
 * Delivers a mail about a submission that is erased after so many reads; returns the mail files that are there then.
 */
async function mailFilesAfter(readsBeforeErasure: number): Promise<readonly string[]> {
  let reads = 0
  const storage = {
    readSubmission: async () => (reads++ < readsBeforeErasure ? ({} as StoredSubmission) : undefined),
    readFiles: async () => [],
  } as unknown as Storage
  const folder = join(temporaryFolder(), 'mail')
  const deliver = createDeliver({
    storage,
    decryptSubmission: async () => decryptedExample(contact),
    mailer: createFileMailer(folder, 'no-reply@beam.example'),
    settings: testSettings(),
    keys: readDataKeys(TEST_KEY),
    limiter: { consume: async () => ({ ok: true }) },
    companyLines: async () => [],
    now: () => NOW,
  })
  await deliver({ seq: 1, id: 'one', kind: 'staff-mail', submissionId: 's', attempts: 0 })
  return existsSync(folder) ? readdirSync(folder) : []
}

test('writes a mail about a stored submission', async () => {
  expect(await mailFilesAfter(Infinity)).toEqual(['BW-2345-6789A.staff-mail.eml'])
})

test('T71: removes a mail whose submission was erased while it was written', async () => {
  expect(await mailFilesAfter(1)).toEqual([])
})

test('writes no mail about an erased submission', async () => {
  expect(await mailFilesAfter(0)).toEqual([])
})
