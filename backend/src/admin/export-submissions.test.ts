import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { openAdminBesideSite, send, contact } from '../../testing/admin-beside-site.ts'
import { jsonAnswers } from '../../testing/test-backend.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { exportSubmissions } from './export-submissions.ts'

test('T9: a spreadsheet finds no formula in an export', async () => {
  const { backend, context } = await openAdminBesideSite()
  const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|' /C calc'!A0", '"quoted", and, commas', 'two\nlines']
  for (const message of nasty) await send(backend, contact, { message })
  await exportSubmissions(context, commandArguments(undefined, { format: 'csv', form: 'contact' }))
  const csv = context.takeOutput()
  for (const formula of nasty.slice(0, 5)) expect(csv).toContain(`'${formula}`)
  expect(csv).not.toMatch(/(?:^|,|\n)"?[=+@-]/u)
  expect(csv).toContain('"""quoted"", and, commas"')
  expect(csv.split('\r\n')).toHaveLength(nasty.length + 2)
})

test('T9: the second line of an answer is neither a row nor a formula', async () => {
  const { backend, context } = await openAdminBesideSite()
  for (const end of ['\n', '\r', '\r\n'])
    await send(backend, contact, { message: `Hello${end}=1+1${end}@SUM(A1)` })
  await exportSubmissions(context, commandArguments(undefined, { format: 'csv', form: 'contact' }))
  const csv = context.takeOutput()
  expect(csv).toMatch(/,"Hello\r?\n=1\+1/u)
  const unquoted = csv.replaceAll(/"(?:[^"]|"")*"/gu, '')
  expect(unquoted.split(/\r?\n|\r/u)).toHaveLength(5)
  expect(unquoted).not.toMatch(/(?:^|,|\n|\r)[=+@-]/u)
})

test('a program reads every submission of every form, one a line', async () => {
  const { backend, context } = await openAdminBesideSite()
  for (const form of ALL_FORMS) await send(backend, form)
  await exportSubmissions(context, commandArguments(undefined, { format: 'ndjson' }))
  const lines = context
    .takeOutput()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { form: string; answers: object })
  expect(lines.map(({ form }) => form)).toEqual(ALL_FORMS.map(({ name }) => name).toReversed())
  for (const [index, form] of ALL_FORMS.entries())
    expect(lines.at(-1 - index)!.answers).toMatchObject(jsonAnswers(form))
  await expect(exportSubmissions(context, commandArguments(undefined, { format: 'xml' }))).rejects.toThrow(
    'csv or ndjson',
  )
})
