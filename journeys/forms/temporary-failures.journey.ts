import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { expectAllFilled, fillFields } from './fill-fields.ts'
import { contact } from './cases/contact.ts'
import { expectAccessible, expectAccessibleWithoutScripts } from './expect-accessible.ts'
import { expectThanks } from './expect-thanks.ts'
import { send } from './fill-form.ts'
import { answersOf } from './form-case.ts'
import { formOn, openForm } from './open-form.ts'

const LOCKED = 'We could not save this. Please try again in a moment.'
const TOO_MANY = 'You have sent this form too many times. Please wait a moment and try again.'

/** A site that accepts one submission of a form per hour: a busy machine may take more than a minute for two. */
const strictTest = test.extend<object, { site: Site }>({
  site: [
    async ({ contentService }, use) => {
      const site = await startSite({
        env: { CONTENT_SERVICE_URL: contentService.url, LIMIT_PER_HOUR: '1' },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

for (const javaScriptEnabled of [true, false]) {
  const mode = javaScriptEnabled ? 'with scripts' : 'without scripts'

  test.describe(mode, () => {
    test.use({ javaScriptEnabled })
    test('while storage is locked the form says so, no answer is lost, and a later attempt is stored', async ({
      page,
      site,
    }) => {
      const form = await fill(page, javaScriptEnabled)
      const release = lockStorage(site)
      await send(form, contact)
      await expect(form.getByRole('alert')).toHaveText(LOCKED)
      release()
      await expectAnswersKept(page, form, javaScriptEnabled)
      await send(form, contact)
      await expectThanks(page, contact)
    })
  })

  strictTest.describe(mode, () => {
    strictTest.use({ javaScriptEnabled })
    strictTest('the rate limit is shown, and no answer is lost', async ({ page }) => {
      await fill(page, javaScriptEnabled)
      await send(formOn(page, contact), contact)
      await expect(
        page.getByText('Your reference', { exact: true }).or(page.getByText(TOO_MANY)),
      ).toBeVisible()
      // A receipt is shown again after a reload until the visitor has pressed a key.
      await expect(async () => {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => sessionStorage.getItem('beam-receipt-contact'))).toBeNull()
      }).toPass()
      const form = await fill(page, javaScriptEnabled)
      await send(form, contact)
      await expect(form.getByRole('alert')).toHaveText(TOO_MANY)
      await expectAnswersKept(page, form, javaScriptEnabled)
    })
  })
}

async function fill(page: Page, scripts: boolean): Promise<Locator> {
  if (scripts) await openForm(page, contact)
  else await page.goto(contact.page)
  await fillFields(formOn(page, contact), answersOf(contact))
  return formOn(page, contact)
}

async function expectAnswersKept(page: Page, form: Locator, scripts: boolean): Promise<void> {
  await expect(page).toHaveTitle(/^Error: ./)
  await expectAllFilled(form, answersOf(contact))
  await (scripts ? expectAccessible : expectAccessibleWithoutScripts)(page, 'not now')
}

/** Locks the database against writes until it is released. */
function lockStorage({ dataFolder }: Site): () => void {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  database.exec('begin immediate')
  return () => database.close()
}
