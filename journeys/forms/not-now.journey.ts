import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { expectAllGiven, giveAll } from './answering.ts'
import { contact } from './cases/contact.ts'
import { expectOpen, expectOpenAsWritten } from './expect-open.ts'
import { expectThanks } from './expect-thanks.ts'
import { send } from './filling-in.ts'
import { answersOf } from './form-case.ts'
import { formOn, openForm } from './open-form.ts'

const LOCKED = 'We could not store this just now. Please try again in a moment.'
const TOO_MANY = 'You have sent this form very often. Please wait a little, then try again.'

/** Takes one of each form in a minute from anybody. */
const strictly = test.extend<object, { site: Site }>({
  site: [
    async ({ contentService }, use) => {
      const site = await startSite({
        env: { CONTENT_SERVICE_URL: contentService.url, LIMIT_PER_MINUTE: '1' },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

for (const javaScriptEnabled of [true, false]) {
  const where = javaScriptEnabled ? 'with scripts' : 'without scripts'
  const use = { javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } } as const

  test.describe(where, () => {
    test.use(use)
    test('while nothing can be stored that is said, nothing is lost, and a later try is stored', async ({
      page,
      site,
    }) => {
      const form = await fill(page, javaScriptEnabled)
      const release = lockStorage(site)
      await send(form, contact)
      await expect(form.getByRole('alert')).toHaveText(LOCKED, { timeout: 20_000 })
      release()
      await expectKeptAndOpen(page, form, javaScriptEnabled)
      await send(form, contact)
      await expectThanks(page, contact)
    })
  })

  strictly.describe(where, () => {
    strictly.use(use)
    strictly('one too many is said, and nothing is lost', async ({ page }) => {
      await fill(page, javaScriptEnabled)
      await send(formOn(page, contact), contact)
      await expect(page.getByText('Your reference').or(page.getByText(TOO_MANY))).toBeVisible()
      const form = await fill(page, javaScriptEnabled)
      await send(form, contact)
      await expect(form.getByRole('alert')).toHaveText(TOO_MANY)
      await expectKeptAndOpen(page, form, javaScriptEnabled)
    })
  })
}

async function fill(page: Page, scripts: boolean): Promise<Locator> {
  if (scripts) await openForm(page, contact)
  else await page.goto(contact.page)
  await giveAll(formOn(page, contact), answersOf(contact))
  return formOn(page, contact)
}

async function expectKeptAndOpen(page: Page, form: Locator, scripts: boolean): Promise<void> {
  await expect(page).toHaveTitle(/^Error: ./)
  await expectAllGiven(form, answersOf(contact))
  await (scripts ? expectOpen : expectOpenAsWritten)(page, 'not now')
}

/** Nothing can be written until it is released. */
function lockStorage({ dataFolder }: Site): () => void {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'))
  database.exec('begin immediate')
  return () => database.close()
}
