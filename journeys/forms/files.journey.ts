import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions, readSubmissions } from '../support/read-submissions.ts'
import { controlOf, fileNameIn, give, giveAll } from './answering.ts'
import { apply } from './cases/apply.ts'
import { expectOpen } from './expect-open.ts'
import { expectNothingWrong, expectRefused } from './expect-refused.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillIn, send } from './filling-in.ts'
import { answersOf } from './form-case.ts'
import { formOn, openForm } from './open-form.ts'
import { PAPER } from './paper.ts'
import { postsOf } from './posts-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ONLY_PDF = 'Only PDF files are allowed'
const [CV, LETTER] = answersOf(apply).filter(({ kind }) => kind === 'attach')
const PAGE_AS_PDF = { ...PAPER, buffer: Buffer.from('<!doctype html><title>Not a paper</title>') }

const REFUSED = [
  ['a text', { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My life') }],
  ['a web page that calls itself a PDF', PAGE_AS_PDF],
  ['an empty file', { ...PAPER, buffer: Buffer.alloc(0) }],
] as const

for (const [what, file] of REFUSED) {
  test(`${what} is refused at once, and the choice is cleared`, async ({ page }) => {
    const form = await openForm(page, apply)
    const control = controlOf(form, CV!)
    await control.setInputFiles(file)
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(new RegExp(ONLY_PDF))
    await expect(form.getByRole('status').filter({ hasText: `CV: ${ONLY_PDF}` })).toHaveCount(1)
    expect(await fileNameIn(control)).toBe('')
    await expectOpen(page, 'file refused')
    await give(form, CV!)
    await expectNothingWrong(form)
  })
}

test('files travel whole to staff', async ({ page, site }, testInfo) => {
  const form = await openForm(page, apply)
  await fillIn(form, apply)
  await send(form, apply)
  const reference = await expectThanks(page, apply)
  await readSubmissions(site, 'files', reference, '--out', testInfo.outputPath('files'))
  for (const field of ['cv', 'coverLetter'])
    expect(await readFile(testInfo.outputPath('files', `${reference}-${field}.pdf`))).toEqual(PAPER.buffer)
})

test('a chosen file is named, and can be taken back by keyboard', async ({ page }) => {
  const form = await openForm(page, apply)
  await giveAll(form, [CV!, LETTER!])
  await expectOpen(page, 'files chosen')
  const remove = form.getByRole('button', { name: `Remove ${PAPER.name}` })
  await expect(remove).toHaveCount(2)
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(controlOf(form, CV!)).toBeFocused()
  expect(await fileNameIn(controlOf(form, CV!))).toBe('')
  expect(await fileNameIn(controlOf(form, LETTER!))).toBe(PAPER.name)
})

test('a file larger than 5 MB is refused before it travels', async ({ page }) => {
  const form = await openForm(page, apply)
  const posts = postsOf(page)
  await controlOf(form, CV!).setInputFiles(tooLarge())
  await expect(controlOf(form, CV!)).toHaveAccessibleDescription(/5 MB/)
  await expect(controlOf(form, CV!)).toHaveAttribute('aria-invalid', 'true')
  expect(await fileNameIn(controlOf(form, CV!))).toBe('')
  expect(posts).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('T12: the server refuses a web page that calls itself a PDF, and stores nothing', async ({
    page,
    site,
  }) => {
    await sendWith(page, PAPER)
    const stored = await countSubmissions(site, apply.name)
    const form = await sendWith(page, PAGE_AS_PDF)
    await expectRefused(form, [[CV!, ONLY_PDF]])
    await expect(controlOf(form, answersOf(apply)[0]!)).toHaveValue('Rui')
    expect(await countSubmissions(site, apply.name)).toBe(stored)
  })

  test('the server refuses a text, and stores nothing', async ({ page }) => {
    const form = await sendWith(page, REFUSED[0][1])
    await expectRefused(form, [[CV!, ONLY_PDF]])
  })
})

async function sendWith(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto(apply.page)
  const form = formOn(page, apply)
  await giveAll(form, answersOf(apply))
  await controlOf(form, CV!).setInputFiles(file)
  await send(form, apply)
  return form
}

function tooLarge() {
  return { ...PAPER, buffer: Buffer.concat([PAPER.buffer, Buffer.alloc(5 * 1024 * 1024)]) }
}
