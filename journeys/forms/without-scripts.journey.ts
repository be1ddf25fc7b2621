import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/read-submissions.ts'
import { controlOf, expectAllGiven, fileNameIn, give, giveAll } from './answering.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { expectOpenAsWritten } from './expect-open.ts'
import { expectRefused } from './expect-refused.ts'
import { expectKept, expectThanks } from './expect-thanks.ts'
import { send } from './filling-in.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { formOn } from './open-form.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const of of ALL_CASES) {
  test(`${of.title}, without scripts: says what is missing`, async ({ page }) => {
    const form = await open(page, of)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(form, of)
    expect((await answer).status()).toBe(422)
    await expectRefused(form, refusalsOf(of, 'empty'))
    await expect(form.getByRole('alert')).toHaveText(of.invalid)
    await expectOpenAsWritten(page, 'refused')
  })

  test(`T25: ${of.title}, without scripts: keeps the answers, and thanks after a redirect`, async ({
    page,
    site,
  }) => {
    const form = await open(page, of)
    await giveAll(form, answersOf(of))
    const wrong = answersOf(of).filter((answer) => answer.wrong)
    for (const answer of wrong) await give(form, answer, answer.wrong?.[0])
    await send(form, of)
    await expectRefused(form, refusalsOf(of, 'wrong'))
    await expectRightOnesKept(form, of)

    for (const answer of answersOf(of)) if (answer.wrong || answer.kind === 'attach') await give(form, answer)
    const asked = requestsOf(page)
    await send(form, of)
    const reference = await expectThanks(page, of)
    await expect(page).toHaveURL(new RegExp(`${of.page}\\?sent=${reference}\\.`))
    expect(asked()).toEqual(['POST 303', 'GET 200'])
    await expectOpenAsWritten(page, 'thanks')
    await expectKept(site, reference, of)

    const stored = await countSubmissions(site, of.name)
    await page.reload()
    await expectThanks(page, of)
    expect(asked()).toEqual(['POST 303', 'GET 200', 'GET 200'])
    expect(await countSubmissions(site, of.name)).toBe(stored)
  })
}

test('without scripts, a second try is told from the top, even after a link led to a field', async ({
  page,
}) => {
  const form = await open(page, contact)
  await send(form, contact)
  await page.getByRole('link', { name: 'Consent is required to submit' }).click()
  await form.getByRole('checkbox', { name: /^I consent/ }).check()
  await send(form, contact)
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(page).toHaveURL(/\?$/)
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeInViewport()
})

async function open(page: Page, of: FormCase): Promise<Locator> {
  await page.goto(of.page)
  return formOn(page, of)
}

function refusalsOf(of: FormCase, what: 'empty' | 'wrong') {
  return answersOf(of).flatMap((answer) => {
    const message = what === 'empty' ? answer.empty : answer.wrong?.[1]
    return message === undefined ? [] : [[answer, message] as const]
  })
}

/** What was wrong is still as it was typed; what was right too, but files, which a browser does not give back. */
async function expectRightOnesKept(form: Locator, of: FormCase): Promise<void> {
  const answers = answersOf(of)
  await expectAllGiven(
    form,
    answers.filter(({ kind, wrong }) => kind !== 'attach' && !wrong),
  )
  for (const answer of answers.filter(({ wrong }) => wrong))
    await expect(controlOf(form, answer)).toHaveValue(answer.wrong![0])
  const files = answers.filter(({ kind }: AnswerCase) => kind === 'attach')
  for (const answer of files) expect(await fileNameIn(controlOf(form, answer))).toBe('')
  await expect(form.getByText('Your files were not kept: choose them again.')).toHaveCount(
    files.length > 0 ? 1 : 0,
  )
}

/** Documents asked for from now on, and the answers' status. */
function requestsOf(page: Page): () => string[] {
  const asked: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest()) asked.push(`${request.method()} ${response.status()}`)
  })
  return () => asked
}
