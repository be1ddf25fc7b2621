import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectAllGiven, giveAll } from './answering.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectKept, expectThanks } from './expect-thanks.ts'
import { goOn, send } from './filling-in.ts'
import { answersOf } from './form-case.ts'
import { formOn, untilAwake } from './open-form.ts'
import { postsOf } from './posts-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const of of REPRESENTATIVE_CASES) {
  test(`${of.title}: what was answered before scripts woke is there afterwards`, async ({
    page,
    pageErrors,
  }) => {
    const release = await holdScripts(page)
    await page.goto(of.page)
    const form = formOn(page, of)
    await giveAll(form, answersOf(of))
    release()
    await untilAwake(form)
    await expectAllGiven(form, answersOf(of))
    if (of.guided) await goOn(form, of)
    await send(form, of)
    await expectThanks(page, of)
    expect(pageErrors).toEqual([])
  })

  test(`${of.title}: sent before scripts woke, it is sent all the same`, async ({ page, site }) => {
    await holdScripts(page)
    await page.goto(of.page)
    const posts = postsOf(page)
    const form = formOn(page, of)
    await giveAll(form, answersOf(of))
    await send(form, of)
    await expect(page).toHaveURL(/\?sent=BW-/)
    expect(posts.map((post) => post.isNavigationRequest())).toEqual([true])
    const reference = await page.getByRole('definition').textContent()
    await expectKept(site, reference ?? '', of)
  })
}

/** Scripts of the site are on their way until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    // The page may have been left by now.
    await route.continue().catch(() => undefined)
  })
  return release
}
