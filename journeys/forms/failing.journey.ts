import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/read-submissions.ts'
import { controlOf, expectAllGiven, give } from './answering.ts'
import { ALL_CASES, REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectOpen } from './expect-open.ts'
import { expectNothingWrong, expectRefused } from './expect-refused.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillIn, send, sendButton } from './filling-in.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HTML = { contentType: 'text/html', body: '<h1>Bad gateway</h1>' }

for (const of of REPRESENTATIVE_CASES) {
  test(`${of.title}: says what the server says, and keeps every answer`, async ({ page }) => {
    // Long pages are looked at several times, wide and narrow.
    test.slow(of.guided)
    const form = await openForm(page, of)
    await fillIn(form, of)

    await answerWith(page, of, { status: 409, json: { message: 'We are moving house today.' } })
    await expectFailure(form, of, ['We are moving house today.'])
    await expectPlace(form, of)
    await expectOpen(page, 'failed')
    await edit(form, of)
    await expectNothingWrong(form)

    await answerWith(page, of, { status: 400, json: { errors: ['The first thing.', 'The second thing.'] } })
    await expectFailure(form, of, ['The first thing.', 'The second thing.'])
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(2)
    await expectOpen(page, 'listed')
    await edit(form, of)
    await expectNothingWrong(form)

    await answerWith(page, of, { status: 400, json: { errors: ['One thing alone.'] } })
    await expectFailure(form, of, ['One thing alone.'])
    await expect(form.getByRole('alert').getByRole('listitem')).toHaveCount(1)
    await answerWith(page, of, { status: 502, ...HTML })
    await expectFailure(form, of, [of.rejected.replace('{status}', '502')])
    await answerWith(page, of, { status: 500, json: {} })
    await expectFailure(form, of, [of.rejected.replace('{status}', '500')])
    await page.unroute(`**${of.endpoint}`)
    await send(form, of)
    await expectThanks(page, of)
  })

  test(`${of.title}: shows what the server finds wrong in a field`, async ({ page }) => {
    const form = await openForm(page, of)
    await fillIn(form, of)
    const answer = answersOf(of)[0]!
    const name = (await controlOf(form, answer).getAttribute('name')) ?? ''
    await answerWith(page, of, {
      status: 422,
      json: {
        message: 'There is a problem.',
        errors: ['We know better.'],
        fields: { [name]: 'We know better.' },
      },
    })
    await send(form, of)
    await expectRefused(form, [[answer, 'We know better.']])
    await expectAllGiven(form, answersOf(of))
    await expect(controlOf(form, answer)).toBeVisible()
    await give(form, answer, answer.value)
  })

  test(`${of.title}: an answer lost on the way is asked for again, and stored once`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, of)
    const before = await countSubmissions(site, of.name).catch(() => 0)
    const line = await loseFirstAnswer(page, of)
    await fillIn(form, of)
    await expectFailure(form, of, [of.unreachable])
    await send(form, of)
    const reference = await expectThanks(page, of)
    expect(line.keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), line.keys[0]])
    expect(line.lost).toContain(reference)
    expect(await countSubmissions(site, of.name)).toBe(before + 1)
  })
}

for (const of of ALL_CASES) {
  test(`${of.title}: without a line to the server nothing is lost`, async ({ page, context }) => {
    const form = await openForm(page, of)
    await fillIn(form, of)
    await context.setOffline(true)
    await expectFailure(form, of, [of.unreachable])
    await expectPlace(form, of)
    await expectOpen(page, 'unreachable')
    await context.setOffline(false)
    await send(form, of)
    await expectThanks(page, of)
  })
}

type Answer = NonNullable<Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]>

async function answerWith(page: Page, of: FormCase, answer: Answer): Promise<void> {
  await page.unroute(`**${of.endpoint}`)
  await page.route(`**${of.endpoint}`, (route) => route.fulfill(answer))
}

/** Sends, and sees the messages in the one general place, every answer, and the button ready again. */
async function expectFailure(form: Locator, of: FormCase, messages: readonly string[]): Promise<void> {
  await send(form, of)
  await expect(form.getByRole('alert').locator('li, p')).toHaveText(messages)
  await expect(form.page()).toHaveTitle(/^Error: ./)
  await expect(sendButton(form, of)).toBeEnabled()
  await expectAllGiven(form, answersOf(of))
}

/** Specification §8: above the form for the contact form, above the button for the others; the focus is there. */
async function expectPlace(form: Locator, of: FormCase): Promise<void> {
  const alert = await topOf(form.getByRole('alert'))
  if (of.name === 'contact') {
    await expect(form.getByRole('alert')).toBeFocused()
    expect(alert).toBeLessThan(await topOf(form.getByRole('radiogroup')))
  } else {
    await expect(sendButton(form, of)).toBeFocused()
    await expect(form.getByRole('alert')).toBeInViewport()
    expect(alert).toBeLessThan(await topOf(sendButton(form, of)))
    const last = of.guided ? form.getByRole('definition').last() : controlOf(form, answersOf(of).at(-1)!)
    expect(alert).toBeGreaterThan(await topOf(last))
  }
}

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? NaN
}

/** Types into one field, and returns to where the form is sent. */
async function edit(form: Locator, of: FormCase): Promise<void> {
  const answer = answersOf(of).find(({ kind }) => kind === 'type')!
  if (of.guided) await form.getByRole('button', { name: `Change ${of.sections[0]!.title}` }).click()
  await give(form, answer)
  if (of.guided) await form.getByRole('button', { name: 'Check your answers', exact: true }).click()
}

/** The first submission arrives, but its answer does not come back. */
async function loseFirstAnswer(page: Page, of: FormCase) {
  const line = { keys: [] as (string | null)[], lost: '' }
  await page.route(`**${of.endpoint}`, async (route) => {
    line.keys.push(await route.request().headerValue('idempotency-key'))
    if (line.keys.length > 1) return route.continue()
    line.lost = await (await route.fetch()).text()
    return route.abort('connectionreset')
  })
  return line
}
