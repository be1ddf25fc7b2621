import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { controlOf, fileNameIn } from './fill-fields.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectStored, expectThanks } from './expect-thanks.ts'
import { fillForm, send } from './fill-form.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { delayPosts } from './delay-posts.ts'
import { formOn, openForm } from './open-form.ts'

// Every form is sent by keyboard (keyboard.journey.ts) and without scripts (without-scripts.journey.ts).
for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}: is busy while it is sent, is sent once, thanks, and is empty afterwards`, async ({
    page,
    site,
    pageErrors,
  }) => {
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    const server = await delayPosts(page, formCase)
    await send(form, formCase)
    const busy = form.getByRole('button', { name: formCase.busy, exact: true })
    await expect(busy).toBeDisabled()
    await expect(form).toBeFocused()
    await expect(form.getByRole('status').filter({ hasText: formCase.busy })).toHaveCount(1)
    await expectAccessible(page, 'busy', { brief: true })
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    server.release()
    const reference = await expectThanks(page, formCase)
    expect(server.count()).toBe(1)
    await expectAccessible(page, 'thanks')
    await expectStored(site, reference, formCase)
    await page.getByRole('link', { name: 'Fill out the form again' }).click()
    await expectEmpty(formOn(page, formCase), formCase)
    await expect(page.getByText('Continue where you left off?')).toBeHidden()
    expect(pageErrors).toEqual([])
  })
}

async function expectEmpty(form: Locator, formCase: FormCase): Promise<void> {
  await expect(form).toBeVisible()
  for (const answer of answersOf(formCase)) {
    const control = controlOf(form, answer)
    if (answer.kind === 'text') await expect(control).toHaveValue('')
    else if (answer.kind === 'file') await expect.poll(() => fileNameIn(control)).toBe('')
    else if (answer.kind !== 'select') await expect(control).not.toBeChecked()
    else await expect(control.locator('option:checked')).not.toHaveText(answer.value)
  }
}
