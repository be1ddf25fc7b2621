import { expect, test } from '../support/journey.ts'
import { controlOf, fileNameIn } from './fill-fields.ts'
import { ALL_CASES, REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectStored, expectThanks } from './expect-thanks.ts'
import { fillForm, send } from './fill-form.ts'
import { answersOf } from './form-case.ts'
import { delayPosts } from './delay-posts.ts'
import { formOn, openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const formCase of ALL_CASES) {
  test(`${formCase.title}: is busy while it is sent, is sent once, and thanks`, async ({
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
    await expectAccessible(page, 'busy')
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    server.release()
    const reference = await expectThanks(page, formCase)
    expect(server.count()).toBe(1)
    await expectAccessible(page, 'thanks')
    await expectStored(site, reference, formCase)
    expect(pageErrors).toEqual([])
  })
}

for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}: is empty after it was sent`, async ({ page }) => {
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    await send(form, formCase)
    await expectThanks(page, formCase)
    await page.getByRole('link', { name: 'Fill in the form again' }).click()
    await expect(formOn(page, formCase)).toBeVisible()
    for (const answer of answersOf(formCase)) {
      const control = controlOf(formOn(page, formCase), answer)
      if (answer.kind === 'text') await expect(control).toHaveValue('')
      else if (answer.kind === 'file') await expect.poll(() => fileNameIn(control)).toBe('')
      else if (answer.kind !== 'select') await expect(control).not.toBeChecked()
      else await expect(control.locator('option:checked')).not.toHaveText(answer.value)
    }
    await expect(page.getByText('Continue where you left off?')).toBeHidden()
  })
}
