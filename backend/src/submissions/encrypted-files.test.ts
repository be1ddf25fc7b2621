import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { backup } from '../admin/backup.ts'
import { files } from '../admin/files.ts'
import { readDataKeys } from '../keys/data-keys.ts'
import { sqliteFile } from '../settings.ts'
import { openAdminBesideSite } from '../../testing/admin-beside-site.ts'
import {
  readResponse,
  freshKey,
  jsonAnswers,
  postForm,
  type TestBackend,
} from '../../testing/test-backend.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { TEST_KEY, temporaryFolder, testSettings } from '../../testing/test-settings.ts'
import { encryptStoredFiles } from './encrypt-stored-files.ts'
import { decryptFiles } from './stored-files.ts'

const MARK = 'only-in-the-cv-of-this-applicant'
const PDF = `%PDF-1.7\n${`${MARK}\n`.repeat(2_000)}%%EOF\n`
const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
const fileFields = Object.entries(form.fields).filter(([, { type }]) => type === 'file')

async function apply(backend: TestBackend): Promise<string> {
  const body = new FormData()
  for (const [name, answer] of Object.entries(jsonAnswers(form)))
    body.set(name, answer === true ? 'on' : String(answer))
  for (const [field] of fileFields) body.set(field, new File([PDF], 'cv.pdf', { type: 'application/pdf' }))
  const request = postForm(form.endpoint, body)
  request.headers.set('idempotency-key', freshKey()['idempotency-key'])
  return (await readResponse(await backend.fetch(request))).body.reference!
}

/** The files of a folder in which the mark can be found. */
function findMark(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name !== 'mail')
  return names.filter((name) => readFileSync(join(folder, name)).includes(MARK))
}

/** Makes of it what a version before encryption stored. */
function decryptInPlace(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.prepare('update files set key_id = null, content = ?').run(Buffer.from(PDF))
  database.close()
}

test('T70: what is in a file is found neither in the database, nor in its log, nor in a backup', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  const reference = await apply(backend)
  expect(findMark(settings.dataDir)).toEqual([])
  expect(await context.storage.checkpointAndVacuum()).toBe(true)
  expect(findMark(settings.dataDir)).toEqual([])
  const folder = temporaryFolder()
  await backup(context, commandArguments(join(folder, 'backup.sqlite')))
  expect(findMark(folder)).toEqual([])
  await files(context, commandArguments(reference, { out: folder }))
  expect(findMark(folder).toSorted()).toEqual(
    fileFields.map(([name]) => `${reference}-${name}.pdf`).toSorted(),
  )
})

test('T70: files that an older version stored as they were can be read, and are encrypted once', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  const references = [await apply(backend), await apply(backend), await apply(backend)]
  decryptInPlace(sqliteFile(settings))
  expect(findMark(settings.dataDir)).not.toEqual([])
  const before = temporaryFolder()
  await files(context, commandArguments(references[0], { out: before }))
  expect(findMark(before)).toHaveLength(fileFields.length)

  expect(await encryptStoredFiles(context.storage, context.keys)).toBe(3 * fileFields.length)
  expect(findMark(settings.dataDir)).toEqual([])
  expect(await encryptStoredFiles(context.storage, context.keys)).toBe(0)
  const after = temporaryFolder()
  for (const reference of references) await files(context, commandArguments(reference, { out: after }))
  expect(findMark(after)).toHaveLength(3 * fileFields.length)
})

test('T70: a file opens for its own submission and field only, after a new key too, and not without its key', async () => {
  const { backend, context } = await openAdminBesideSite()
  const stored = await context.storage.readSubmission(await apply(backend))
  const [file, ...others] = await context.storage.readFiles({ id: stored!.id })
  const newKey = `new:${Buffer.alloc(32, 9).toString('base64')}`
  const rotated = readDataKeys(`${newKey}\n${TEST_KEY}`)
  expect(String((await decryptFiles(rotated, stored!.id, [file!]))[0]!.content)).toBe(PDF)
  await expect(decryptFiles(rotated, 'another', [file!])).rejects.toThrow(/authenticate/u)
  for (const { field } of others)
    await expect(decryptFiles(rotated, stored!.id, [{ ...file!, field }])).rejects.toThrow(/authenticate/u)
  expect((await decryptFiles(readDataKeys(newKey), stored!.id, [file!]))[0]!.content).toBeUndefined()
  const withoutKey = { ...context, keys: readDataKeys(newKey), settings: testSettings() }
  await files(withoutKey, commandArguments(stored!.reference, { out: temporaryFolder() }))
  expect(context.takeOutput()).toContain('was not written: its key is missing')
})
