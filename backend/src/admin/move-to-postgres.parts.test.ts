import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '../../testing/start-postgres.ts'
import {
  readResponse,
  createTestBackend,
  freshKey,
  jsonAnswers,
  postForm,
  postJson,
} from '../../testing/test-backend.ts'
import { openTestAdminContext, commandArguments } from '../../testing/test-admin-context.ts'
import { testSettings } from '../../testing/test-settings.ts'
import { listSubmissions } from '../inbox/list-submissions.ts'
import { addNote } from '../inbox/notes-and-replies.ts'
import { showSubmission } from '../inbox/show-submission.ts'
import { exportSubmissions } from './export-submissions.ts'
import { decryptFiles } from '../submissions/stored-files.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { listStored } from '../../testing/list-stored.ts'

vi.setConfig({ testTimeout: 180_000 })

test('everything moves to PostgreSQL as it was, once, and the site goes on there', async () => {
  const postgres = await startPostgres(5502)
  onTestFinished(() => postgres.stop())
  const settings = testSettings()
  const backend = await createTestBackend({ settings })
  for (const form of ALL_FORMS) await backend.fetch(postJson(form.endpoint, jsonAnswers(form), freshKey()))
  const withFile = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
  const [field] = Object.entries(withFile.fields).find(([, { type }]) => type === 'file')!
  const body = new FormData()
  for (const [name, answer] of Object.entries(jsonAnswers(withFile)))
    body.set(name, answer === true ? 'on' : String(answer))
  body.set(field, new Blob([`%PDF-1.7 ${'x'.repeat(400_000)}`], { type: 'application/pdf' }), 'cv.pdf')
  const { body: receipt } = await readResponse(await backend.fetch(postForm(withFile.endpoint, body)))
  await backend.fetch(
    postJson('/api/log-consent', { consent: 'declined', timestamp: '2026-11-20T10:00:00Z' }),
  )
  const retried = postJson(ALL_FORMS[1]!.endpoint, jsonAnswers(ALL_FORMS[1]!), {
    'idempotency-key': 'before and after',
  })
  const { body: before } = await readResponse(await backend.fetch(retried.clone()))
  await backend.close()

  const context = await openTestAdminContext(settings)
  const [noted] = await listStored(context.storage)
  await addNote(context, context.actor, { id: noted!.id, text: 'Moves along' })
  await context.storage.recordErasures([{ address_hash: 'hash', erased_at: 1 }])
  await listSubmissions(context, context.actor, { search: 'words' })
  await exportSubmissions(context, commandArguments(undefined, { format: 'ndjson' }))
  const inSqlite = context.takeOutput()
  await moveToPostgres(context, commandArguments(postgres.url, { json: true }))
  expect(JSON.parse(context.takeOutput())).toContainEqual({
    table: 'submissions',
    rows: 9,
    sha256: expect.stringMatching(/^[\da-f]{64}$/u),
  })

  const moved = { ...settings, databaseUrl: postgres.url }
  const after = await openTestAdminContext(moved)
  await exportSubmissions(after, commandArguments(undefined, { format: 'ndjson' }))
  expect(after.takeOutput()).toBe(inSqlite)
  const shown = await showSubmission(after, after.actor, { id: noted!.id })
  expect(shown).toMatchObject({ notes: [{ text: 'Moves along' }], timeline: [{}, { action: 'note' }] })
  expect(await after.storage.listErasures(null)).toEqual([{ address_hash: 'hash', erased_at: 1 }])
  expect(await after.storage.listUnindexed({ limit: 9 })).toEqual([])
  const stored = await after.storage.readSubmission(receipt.reference!)
  const [file] = await after.storage.readFiles({ id: stored!.id })
  expect(file!.size).toBe(400_009)
  const [opened] = await decryptFiles(after.keys, stored!.id, [file!])
  expect(String(opened!.content)).toBe(`%PDF-1.7 ${'x'.repeat(400_000)}`)
  expect(await after.storage.listUnencryptedFiles({ limit: 9 })).toEqual([])

  const site = await createTestBackend({ settings: moved })
  expect((await readResponse(await site.fetch(retried))).body).toEqual(before)
  expect((await site.fetch(postJson(withFile.endpoint, jsonAnswers(withFile), freshKey()))).status).toBe(201)
  await expect(moveToPostgres(context, commandArguments(postgres.url))).rejects.toThrow(
    'give an empty database',
  )
  await expect(moveToPostgres(context, commandArguments('postgres://127.0.0.1:5519/none'))).rejects.toThrow(
    'cannot be reached',
  )
})
