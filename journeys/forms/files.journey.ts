import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { readSubmissions } from '../support/read-submissions.ts'
import { controlOf, fileNameIn, fillField, fillFields } from './fill-fields.ts'
import { apply } from './cases/apply.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoErrors, expectFieldErrors } from './expect-field-errors.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillForm, send } from './fill-form.ts'
import { answersOf } from './form-case.ts'
import { formOn, openForm } from './open-form.ts'
import { SAMPLE_PDF } from './sample-pdf.ts'
import { recordPosts } from './record-posts.ts'

const ONLY_PDF = 'Only PDF files are allowed'
const [CV, LETTER] = answersOf(apply).filter(({ kind }) => kind === 'file')
const PAGE_AS_PDF = { ...SAMPLE_PDF, buffer: Buffer.from('<!doctype html><title>Not a paper</title>') }

const INVALID_FILES = [
  ['a text file', { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My life') }],
  ['a web page that claims to be a PDF', PAGE_AS_PDF],
  ['an empty file', { ...SAMPLE_PDF, buffer: Buffer.alloc(0) }],
] as const

for (const [what, file] of INVALID_FILES) {
  test(`${what} is rejected immediately, and the choice is cleared`, async ({ page }) => {
    const form = await openForm(page, apply)
    const control = controlOf(form, CV!)
    await control.setInputFiles(file)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(new RegExp(ONLY_PDF))
    await expect(form.getByRole('status').filter({ hasText: `CV: ${ONLY_PDF}` })).toHaveCount(1)
    expect(await fileNameIn(control)).toBe('')
    await expectAccessible(page, 'file rejected')
    await fillField(form, CV!)
    await expectNoErrors(form)
  })
}

test('staff receive files unchanged', async ({ page, site }, testInfo) => {
  const form = await openForm(page, apply)
  await fillForm(form, apply)
  await send(form, apply)
  const reference = await expectThanks(page, apply)
  await readSubmissions(site, 'files', reference, '--out', testInfo.outputPath('files'))
  for (const field of ['cv', 'coverLetter'])
    expect(await readFile(testInfo.outputPath('files', `${reference}-${field}.pdf`))).toEqual(
      SAMPLE_PDF.buffer,
    )
})

test('the name of a chosen file is shown, and it can be removed by keyboard', async ({ page }) => {
  const form = await openForm(page, apply)
  await fillFields(form, [CV!, LETTER!])
  await expectAccessible(page, 'files chosen')
  const remove = form.getByRole('button', { name: `Remove ${SAMPLE_PDF.name}` })
  await expect(remove).toHaveCount(2)
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(controlOf(form, CV!)).toBeFocused()
  expect(await fileNameIn(controlOf(form, CV!))).toBe('')
  expect(await fileNameIn(controlOf(form, LETTER!))).toBe(SAMPLE_PDF.name)
})

test('a file larger than 5 MB is rejected before it is sent', async ({ page }) => {
  const form = await openForm(page, apply)
  const posts = recordPosts(page)
  await controlOf(form, CV!).setInputFiles(tooLarge())
  await expect(controlOf(form, CV!)).toHaveAccessibleDescription(/5 MB/)
  await expect(controlOf(form, CV!)).toHaveAttribute('aria-invalid', 'true')
  expect(await fileNameIn(controlOf(form, CV!))).toBe('')
  expect(posts).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('T12: the server rejects a web page that claims to be a PDF, and stores nothing', async ({
    page,
    site,
  }) => {
    await sendWith(page, SAMPLE_PDF)
    const stored = countSubmissions(site, apply.name)
    const form = await sendWith(page, PAGE_AS_PDF)
    await expectFieldErrors(form, [[CV!, ONLY_PDF]])
    await expect(controlOf(form, answersOf(apply)[0]!)).toHaveValue('Rui')
    expect(countSubmissions(site, apply.name)).toBe(stored)
  })

  test('the server rejects a text file, and stores nothing', async ({ page }) => {
    const form = await sendWith(page, INVALID_FILES[0][1])
    await expectFieldErrors(form, [[CV!, ONLY_PDF]])
  })
})

async function sendWith(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto(apply.page)
  const form = formOn(page, apply)
  await fillFields(form, answersOf(apply))
  await controlOf(form, CV!).setInputFiles(file)
  await send(form, apply)
  return form
}

function tooLarge() {
  return { ...SAMPLE_PDF, buffer: Buffer.concat([SAMPLE_PDF.buffer, Buffer.alloc(5 * 1024 * 1024)]) }
}
