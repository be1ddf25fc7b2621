import { expect, test } from '../support/journey.ts'
import { controlOf, fileNameIn } from './answering.ts'
import { ALL_CASES, REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectOpen } from './expect-open.ts'
import { expectKept, expectThanks } from './expect-thanks.ts'
import { fillIn, send } from './filling-in.ts'
import { answersOf } from './form-case.ts'
import { holdPosts } from './hold-posts.ts'
import { formOn, openForm } from './open-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const of of ALL_CASES) {
  test(`${of.title}: is busy while it is sent, once, and thanks`, async ({ page, site, pageErrors }) => {
    const form = await openForm(page, of)
    await fillIn(form, of)
    const server = await holdPosts(page, of)
    await send(form, of)
    const busy = form.getByRole('button', { name: of.busy, exact: true })
    await expect(busy).toBeDisabled()
    await expect(form.getByRole('status').filter({ hasText: of.busy })).toHaveCount(1)
    await expectOpen(page, 'busy')
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    server.release()
    const reference = await expectThanks(page, of)
    expect(server.count()).toBe(1)
    await expectOpen(page, 'thanks')
    await expectKept(site, reference, of)
    expect(pageErrors).toEqual([])
  })
}

for (const of of REPRESENTATIVE_CASES) {
  test(`${of.title}: is empty again after it was sent`, async ({ page }) => {
    const form = await openForm(page, of)
    await fillIn(form, of)
    await send(form, of)
    await expectThanks(page, of)
    await page.getByRole('link', { name: 'Fill in the form again' }).click()
    await expect(formOn(page, of)).toBeVisible()
    for (const answer of answersOf(of)) {
      const control = controlOf(formOn(page, of), answer)
      if (answer.kind === 'type') await expect(control).toHaveValue('')
      else if (answer.kind === 'attach') await expect.poll(() => fileNameIn(control)).toBe('')
      else if (answer.kind !== 'pick') await expect(control).not.toBeChecked()
      else await expect(control.locator('option:checked')).not.toHaveText(answer.value)
    }
    await expect(page.getByText('Continue where you left off?')).toBeHidden()
  })
}
