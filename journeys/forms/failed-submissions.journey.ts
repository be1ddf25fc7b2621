import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { controlOf, expectAllFilled, fillField } from './fill-fields.ts'
import { contact } from './cases/contact.ts'
import { installation } from './cases/installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoErrors, expectFieldErrors } from './expect-field-errors.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillForm, send, sendButton } from './fill-form.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

const HTML = { contentType: 'text/html', body: '<h1>Bad gateway</h1>' }

// A short form, and a guided one with a review and sensitive answers; files: files.journey.ts.
for (const formCase of [contact, installation]) {
  test(`${formCase.title}: shows the server's messages, and no answer is lost`, async ({ page }) => {
    // Long pages are checked several times, wide and narrow.
    test.slow(formCase.guided)
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)

    await respondWith(page, formCase, { status: 409, json: { message: 'We are moving house today.' } })
    await expectFailure(form, formCase, ['We are moving house today.'])
    await expectAlertPosition(form, formCase)
    await expectAccessible(page, 'failed')
    await edit(form, formCase)
    await expectNoErrors(form)

    await respondWith(page, formCase, {
      status: 400,
      json: { errors: ['The first thing.', 'The second thing.'] },
    })
    await expectFailure(form, formCase, ['The first thing.', 'The second thing.'])
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'listed')
    await edit(form, formCase)
    await expectNoErrors(form)

    await respondWith(page, formCase, { status: 400, json: { errors: ['One thing alone.'] } })
    await expectFailure(form, formCase, ['One thing alone.'])
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(1)
    await respondWith(page, formCase, { status: 502, ...HTML })
    await expectFailure(form, formCase, [formCase.rejected.replace('{status}', '502')])
    await respondWith(page, formCase, { status: 500, json: {} })
    await expectFailure(form, formCase, [formCase.rejected.replace('{status}', '500')])
    await page.unroute(`**${formCase.endpoint}`)
    await send(form, formCase)
    await expectThanks(page, formCase)
  })

  test(`${formCase.title}: shows a field error from the server`, async ({ page }) => {
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    const answer = answersOf(formCase)[0]!
    const name = (await controlOf(form, answer).getAttribute('name')) ?? ''
    await respondWith(page, formCase, {
      status: 422,
      json: {
        message: 'There is a problem.',
        errors: ['We know better.'],
        fields: { [name]: 'We know better.' },
      },
    })
    await send(form, formCase)
    await expectFieldErrors(form, [[answer, 'We know better.']])
    await expectAllFilled(form, answersOf(formCase))
    await expect(controlOf(form, answer)).toBeVisible()
    await fillField(form, answer, answer.value)
  })

  test(`${formCase.title}: a retry after a lost response stores the submission once`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, formCase)
    const before = countSubmissions(site, formCase.name)
    const observed = await loseFirstResponse(page, formCase)
    await fillForm(form, formCase)
    await expectFailure(form, formCase, [formCase.unreachable])
    await send(form, formCase)
    const reference = await expectThanks(page, formCase)
    expect(observed.keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), observed.keys[0]])
    expect(observed.response).toContain(reference)
    expect(countSubmissions(site, formCase.name)).toBe(before + 1)
  })

  test(`${formCase.title}: no answer is lost while offline`, async ({ page, context }) => {
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    await context.setOffline(true)
    await expectFailure(form, formCase, [formCase.unreachable])
    await expectAlertPosition(form, formCase)
    await context.setOffline(false)
    await send(form, formCase)
    await expectThanks(page, formCase)
  })
}

type MockResponse = NonNullable<Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]>

async function respondWith(page: Page, formCase: FormCase, answer: MockResponse): Promise<void> {
  await page.unroute(`**${formCase.endpoint}`)
  await page.route(`**${formCase.endpoint}`, (route) => route.fulfill(answer))
}

/** Sends the form. Then the form error shows the messages, every answer is still there, and the button is enabled. */
async function expectFailure(form: Locator, formCase: FormCase, messages: readonly string[]): Promise<void> {
  await send(form, formCase)
  await expect(form.getByRole('alert').locator('li, p')).toHaveText(messages)
  await expect(form.page()).toHaveTitle(/^Error: ./)
  await expect(sendButton(form, formCase)).toBeEnabled()
  await expectAllFilled(form, answersOf(formCase))
}

/** Specification §8: above the form for the contact form, above the button for the others; the focus is there. */
async function expectAlertPosition(form: Locator, formCase: FormCase): Promise<void> {
  const alert = form.getByRole('alert')
  if (formCase.name === 'contact') {
    await expect(alert).toBeFocused()
    expect(await topOf(alert)).toBeLessThan(await topOf(form.getByRole('radiogroup')))
  } else {
    await expect(sendButton(form, formCase)).toBeFocused()
    await expect(alert).toBeInViewport()
    expect(await topOf(alert)).toBeLessThan(await topOf(sendButton(form, formCase)))
    const last = formCase.guided
      ? form.getByRole('definition').last()
      : controlOf(form, answersOf(formCase).at(-1)!)
    expect(await topOf(alert)).toBeGreaterThan(await topOf(last))
  }
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN
}

/** Edits one field, and returns to the step with the submit button. */
async function edit(form: Locator, formCase: FormCase): Promise<void> {
  const answer = answersOf(formCase).find(({ kind }) => kind === 'text')!
  if (formCase.guided) await form.getByRole('button', { name: `Change ${answer.label}`, exact: true }).click()
  await fillField(form, answer)
  if (formCase.guided) await form.getByRole('button', { name: 'Check your answers', exact: true }).click()
}

/** The first submission arrives, but its response is lost. */
async function loseFirstResponse(page: Page, formCase: FormCase) {
  const observed = { keys: [] as (string | null)[], response: '' }
  await page.route(`**${formCase.endpoint}`, async (route) => {
    observed.keys.push(await route.request().headerValue('idempotency-key'))
    if (observed.keys.length > 1) return route.continue()
    observed.response = await (await route.fetch()).text()
    return route.abort('connectionreset')
  })
  return observed
}
