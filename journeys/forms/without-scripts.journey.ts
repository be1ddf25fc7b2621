import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { controlOf, expectAllFilled, fileNameIn, fillField, fillFields } from './fill-fields.ts'
import { ALL_CASES, REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { expectAccessibleWithoutScripts } from './expect-accessible.ts'
import { expectFieldErrors } from './expect-field-errors.ts'
import { expectStored, expectThanks } from './expect-thanks.ts'
import { send } from './fill-form.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { formOn } from './open-form.ts'

test.use({ javaScriptEnabled: false })

for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}, without scripts: shows errors for missing answers`, async ({ page }) => {
    const form = await open(page, formCase)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(form, formCase)
    expect((await answer).status()).toBe(422)
    await expectFieldErrors(form, errorsOf(formCase, 'empty'))
    await expect(form.getByRole('alert')).toHaveText(formCase.invalid)
    await expectAccessibleWithoutScripts(page, 'rejected')
  })
}

for (const formCase of ALL_CASES) {
  test(`T25: ${formCase.title}, without scripts: shows the answers again, and thanks after a redirect`, async ({
    page,
    site,
  }) => {
    const form = await open(page, formCase)
    await fillFields(form, answersOf(formCase))
    const wrong = answersOf(formCase).filter((answer) => answer.wrong)
    for (const answer of wrong) await fillField(form, answer, answer.wrong?.[0])
    await send(form, formCase)
    await expectFieldErrors(form, errorsOf(formCase, 'wrong'))
    await expectAnswersShown(form, formCase)

    for (const answer of answersOf(formCase))
      if (answer.wrong || answer.kind === 'file') await fillField(form, answer)
    const documents = recordDocuments(page)
    await send(form, formCase)
    const reference = await expectThanks(page, formCase)
    await expect(page).toHaveURL(new RegExp(`${formCase.page}\\?sent=${reference}\\.`))
    expect(documents()).toEqual(['POST 303', 'GET 200'])
    if (REPRESENTATIVE_CASES.includes(formCase)) await expectAccessibleWithoutScripts(page, 'thanks')
    await expectStored(site, reference, formCase)

    const stored = countSubmissions(site, formCase.name)
    await page.reload()
    await expectThanks(page, formCase)
    expect(documents()).toEqual(['POST 303', 'GET 200', 'GET 200'])
    expect(countSubmissions(site, formCase.name)).toBe(stored)
  })
}

test('without scripts, the response to a second attempt opens at its top, even after a link to a field', async ({
  page,
}) => {
  const form = await open(page, contact)
  await send(form, contact)
  await page.getByRole('link', { name: 'Consent is required to submit' }).click()
  await form.getByRole('checkbox', { name: /^I consent/ }).check()
  await send(form, contact)
  await expect(page.getByRole('region', { name: 'There are 5 problems' })).toBeFocused()
  await expect(page).toHaveURL(contact.page)
  await expect(page.getByRole('heading', { name: 'There are 5 problems' })).toBeInViewport()
})

async function open(page: Page, formCase: FormCase): Promise<Locator> {
  await page.goto(formCase.page)
  return formOn(page, formCase)
}

function errorsOf(formCase: FormCase, what: 'empty' | 'wrong') {
  return answersOf(formCase).flatMap((answer) => {
    const message = what === 'empty' ? answer.empty : answer.wrong?.[1]
    return message === undefined ? [] : [[answer, message] as const]
  })
}

/** Valid and invalid answers are shown again as they were typed, except files, which a browser does not restore. */
async function expectAnswersShown(form: Locator, formCase: FormCase): Promise<void> {
  const answers = answersOf(formCase)
  await expectAllFilled(
    form,
    answers.filter(({ kind, wrong }) => kind !== 'file' && !wrong),
  )
  for (const answer of answers.filter(({ wrong }) => wrong))
    await expect(controlOf(form, answer)).toHaveValue(answer.wrong![0])
  const files = answers.filter(({ kind }: AnswerCase) => kind === 'file')
  for (const answer of files) expect(await fileNameIn(controlOf(form, answer))).toBe('')
  await expect(form.getByText('Please choose your files again.')).toHaveCount(files.length > 0 ? 1 : 0)
}

/** Method and response status of all document requests from now on. */
function recordDocuments(page: Page): () => string[] {
  const documents: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest()) documents.push(`${request.method()} ${response.status()}`)
  })
  return () => documents
}
