import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { list } from '../admin/list.ts'
import { createBackend } from '../create-backend.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { decryptAnswers } from '../submissions/encrypted-answers.ts'
import { formVersion } from '../submissions/form-version.ts'
import { contact } from '../../testing/admin-beside-site.ts'
import { openTestStorage } from '../../testing/open-test-storage.ts'
import { commandArguments, openTestAdminContext } from '../../testing/test-admin-context.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { temporaryFolder, TEST_KEY, testSettings } from '../../testing/test-settings.ts'
import { exampleFile, exampleSubmission, NOW } from '../../tests/storage-contract/example-submission.ts'
import { associatedData } from './associated-data.ts'
import { readDataKeys } from './data-keys.ts'
import { encrypt } from './encrypt.ts'
import { openDataKeys } from './open-data-keys.ts'
import { listStored } from '../../testing/list-stored.ts'

const KEYS = readDataKeys(TEST_KEY)
const OTHER_KEY = `other:${Buffer.alloc(32, 9).toString('base64')}`

async function siteWith(submission: Parameters<typeof exampleSubmission>[0]) {
  const file = join(temporaryFolder(), 'data-key')
  const settings = testSettings({ dataKey: { file } })
  const storage = await openTestStorage(settings, createTestLog(), 'site')
  const version = formVersion(contact, NOW)
  await storage.saveFormVersions([version])
  await storage.acceptSubmission(exampleSubmission({ ...submission, formVersion: version.version }))
  await storage.close()
  return { file, settings }
}

const start = (settings: ReturnType<typeof testSettings>) =>
  createBackend({ settings, log: createTestLog(), openStorage: openTestStorage })

const ID = 'a-submission'
const ENCRYPTED = {
  'an answer': {
    id: ID,
    answers: JSON.stringify({
      iban: { sealed: encrypt(KEYS.current, associatedData(ID, 'iban'), 'PT50 0002') },
    }),
  },
  'a file': { answers: '{}', files: [exampleFile(undefined, { keyId: 'test' })] },
}

test.each(Object.entries(ENCRYPTED))(
  'T70: beside %s that is encrypted, a missing key file is not created, and the site does not start',
  async (_what, submission) => {
    const { file, settings } = await siteWith(submission)
    await expect(start(settings)).rejects.toThrow(`${file} is missing, with the data key test that`)
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, OTHER_KEY)
    await expect(start(settings)).rejects.toThrow(`${file} does not hold the data key test that`)
    writeFileSync(file, `${OTHER_KEY}\n${TEST_KEY}\n`)
    await (await start(settings)).close()
  },
)

test('T152: another key under the name of the one that encrypted stored answers is rejected', async () => {
  const { file, settings } = await siteWith(ENCRYPTED['an answer'])
  writeFileSync(file, `test:${Buffer.alloc(32, 9).toString('base64')}`)
  await expect(start(settings)).rejects.toThrow(`${file} holds another key under the name test that`)
  writeFileSync(file, TEST_KEY)
  await (await start(settings)).close()
})

test('T70: a key that is declared lost does not keep the site from starting', async () => {
  const { file, settings } = await siteWith(ENCRYPTED['an answer'])
  writeFileSync(file, `${OTHER_KEY}\ntest:lost\n`)
  await (await start(settings)).close()
  writeFileSync(file, 'test:lost\n')
  await expect(start(settings)).rejects.toThrow('The data key is empty.')
})

test('a key file is created beside a database without encrypted data, even if an answer imitates it', async () => {
  const answers = JSON.stringify({ message: '{"sealed":"test.abc"}', sealed: '"sealed":"test.' })
  const { file, settings } = await siteWith({ answers })
  await (await start(settings)).close()
  const created = readFileSync(file, 'utf8')
  await (await start(settings)).close()
  expect(readFileSync(file, 'utf8')).toBe(created)
})

test('T70: while storage cannot be read, no key file is created, and a key that exists is used', async () => {
  const file = join(temporaryFolder(), 'data-key')
  const storage = { listDataKeyUses: () => Promise.reject(new StorageUnavailableError('unreachable')) }
  await expect(openDataKeys({ file }, storage)).rejects.toThrow(`${file} is missing, and the database`)
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, TEST_KEY)
  expect((await openDataKeys({ file }, storage)).current.id).toBe('test')
})

test('commands read what can be read without the key file, and do not create it', async () => {
  const { file, settings } = await siteWith(ENCRYPTED['an answer'])
  rmSync(file, { force: true })
  const context = await openTestAdminContext(settings)
  onTestFinished(() => context.storage.close())
  await list(context, commandArguments())
  const [stored] = await listStored(context.storage)
  expect(context.takeOutput()).toContain(stored!.reference)
  const answers = decryptAnswers(context.keys, stored!.id, stored!.answers)
  expect(answers['iban']).toContain('its key is missing')
  expect(() => context.keys.hash('address', 'a')).toThrow(`${file} is missing`)
  expect(existsSync(file)).toBe(false)
})
