import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite } from '../../testing/admin-beside-site.ts'
import { readResponse, jsonAnswers, postForm } from '../../testing/test-backend.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { temporaryFolder } from '../../testing/test-settings.ts'
import { files } from './files.ts'

test('T16: files are written once, under names of ours', async () => {
  const { backend, context } = await openAdminBesideSite()
  const form = ALL_FORMS.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
  const [field] = Object.entries(form.fields).find(([, { type }]) => type === 'file')!
  const body = new FormData()
  for (const [name, answer] of Object.entries(jsonAnswers(form)))
    body.set(name, answer === true ? 'on' : String(answer))
  body.set(field, new Blob(['%PDF-1.7 content'], { type: 'application/pdf' }), '../../evil.pdf')
  const { body: receipt } = await readResponse(await backend.fetch(postForm(form.endpoint, body)))
  const folder = temporaryFolder()
  await files(context, commandArguments(receipt.reference, { out: folder }))
  expect(readdirSync(folder)).toEqual([`${receipt.reference}-${field}.pdf`])
  expect(readFileSync(join(folder, `${receipt.reference}-${field}.pdf`), 'utf8')).toBe('%PDF-1.7 content')
  await expect(files(context, commandArguments(receipt.reference, { out: folder }))).rejects.toThrow(
    'is already there',
  )
  await expect(files(context, commandArguments(receipt.reference))).rejects.toThrow('--out')
})
