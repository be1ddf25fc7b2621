import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { expect, test } from 'vitest'
import type { BackendSettings } from '../settings.ts'
import { contact, mailsOf, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { jsonAnswers, postJson } from '../../testing/test-backend.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import type { AdminContext } from './admin-context.ts'
import { erase } from './erase.ts'
import { list } from './list.ts'

test('an erased person leaves no byte behind, in database, log or mail; nobody else loses anything', async () => {
  const { backend, context, settings } = await openAdminBesideSite()
  const references = []
  for (const form of ALL_FORMS) references.push(await send(backend, form, canaries(form)))
  const other = await send(backend, contact)
  await untilAllMailIsWritten(context)
  expect(bytesWith(settings, 'CANARY')).not.toEqual([])
  expect(mailsOf(settings, other)).not.toEqual([])
  await erase(context, commandArguments('Canary@Beam.Example', { yes: true }))
  expect(context.takeOutput()).toContain(`submissions: ${ALL_FORMS.length}`)
  expect(bytesWith(settings, 'CANARY')).toEqual([])
  expect(bytesWith(settings, 'canary@beam.example')).toEqual([])
  for (const reference of references) expect(mailsOf(settings, reference)).toEqual([])
  await list(context, commandArguments())
  expect(context.takeOutput()).toContain(other)
  await erase(context, commandArguments('canary@beam.example', { yes: true }))
  expect(context.takeOutput()).toContain('submissions: 0')
  await expect(erase(context, commandArguments('everybody'))).rejects.toThrow('one email address')
})

test('T71: a person is erased by any address that a form takes, however its letters are made up', async () => {
  const { backend, context } = await openAdminBesideSite()
  await send(backend, contact, { email: 'José@müller.example' })
  await erase(context, commandArguments('jose\u0301@mu\u0308ller.example', { yes: true }))
  expect(context.takeOutput()).toContain('submissions: 1')
})

test('sensitive answers cannot be read in the database file, and no answer in the log', async () => {
  const { backend, settings } = await openAdminBesideSite()
  for (const form of ALL_FORMS) await send(backend, form, canaries(form))
  const from = { 'x-client-address': '203.0.113.77' }
  await backend.fetch(postJson(contact.endpoint, { message: 'CANARY' }, from))
  await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), from))
  await backend.close()
  expect(bytesWith(settings, 'CANARY-ENCRYPTED', ['submissions.sqlite', 'submissions.sqlite-wal'])).toEqual(
    [],
  )
  expect(bytesWith(settings, 'CANARY-OPEN', ['submissions.sqlite', 'submissions.sqlite-wal'])).not.toEqual([])
  expect(bytesWith(settings, '203.0.113.77')).toEqual([])
  expect(JSON.stringify(backend.log.lines)).not.toMatch(/canary|203\.0/iu)
})

/** Waits for every notification and confirmation: a file that is still being written is renamed under its reader. */
async function untilAllMailIsWritten({ storage }: AdminContext): Promise<void> {
  const outboxWaiting = async () => (await storage.countBacklog(null)).outboxWaiting
  await expect.poll(outboxWaiting).toBe(0)
}

/** A mark in every text, another in every sensitive one. */
function canaries(form: FormDefinition): Record<string, string> {
  const texts = Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.type === 'email') return [[name, 'canary@beam.example']]
    if (field.type !== 'text' && field.type !== 'textarea') return []
    return [[name, field.sensitive ? 'CANARY-ENCRYPTED' : 'CANARY-OPEN']]
  })
  return Object.fromEntries(texts) as Record<string, string>
}

/** Files in the site's data that hold a mark; `names` looks at some only. */
function bytesWith({ dataDir }: BackendSettings, mark: string, names?: readonly string[]): string[] {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return paths
    .filter((path) => names === undefined || names.some((name) => path.endsWith(name)))
    .filter((path) => readFileSync(path).includes(mark))
}
