import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAllFilled, fillFields } from './fill-fields.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectStored, expectThanks } from './expect-thanks.ts'
import { pressMainButton, send } from './fill-form.ts'
import { answersOf } from './form-case.ts'
import { formOn, untilHydrated } from './open-form.ts'
import { recordPosts } from './record-posts.ts'

for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}: answers typed before hydration are still there afterwards`, async ({
    page,
    pageErrors,
  }) => {
    const release = await delayScripts(page)
    await page.goto(formCase.page)
    const form = formOn(page, formCase)
    await fillFields(form, answersOf(formCase))
    release()
    await untilHydrated(form)
    await expectAllFilled(form, answersOf(formCase))
    if (formCase.guided) await pressMainButton(form, formCase)
    await send(form, formCase)
    await expectThanks(page, formCase)
    expect(pageErrors).toEqual([])
  })

  test(`${formCase.title}: a form submitted before hydration is stored`, async ({ page, site }) => {
    await delayScripts(page)
    await page.goto(formCase.page)
    const posts = recordPosts(page)
    const form = formOn(page, formCase)
    await fillFields(form, answersOf(formCase))
    await send(form, formCase)
    await expect(page).toHaveURL(/\?sent=BW-/)
    expect(posts.map((post) => post.isNavigationRequest())).toEqual([true])
    const reference = await page.getByRole('definition').textContent()
    await expectStored(site, reference ?? '', formCase)
  })
}

/** The site's scripts do not arrive until they are released. */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
  return release
}
