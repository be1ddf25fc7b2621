import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/count-submissions.ts'
import { fillField, fillFields } from './fill-fields.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillForm, send, sendButton } from './fill-form.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { delayPosts } from './delay-posts.ts'
import { formOn, openForm } from './open-form.ts'
import { recordPosts } from './record-posts.ts'

for (const formCase of REPRESENTATIVE_CASES) {
  test(`${formCase.title}: a double click sends once`, async ({ page, site }) => {
    const before = countSubmissions(site, formCase.name)
    const form = await openForm(page, formCase)
    await fillForm(form, formCase)
    const server = await delayPosts(page, formCase)
    await sendButton(form, formCase).dblclick()
    server.release()
    await expectThanks(page, formCase)
    expect(server.count()).toBe(1)
    expect(countSubmissions(site, formCase.name)).toBe(before + 1)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const formCase of REPRESENTATIVE_CASES) {
    test(`${formCase.title}: a double click, and a second post of the same page, store once`, async ({
      page,
      site,
    }) => {
      const before = countSubmissions(site, formCase.name)
      const name = `Twice ${Date.now()}`
      await fillAll(page, formCase, name)
      await sendButton(formOn(page, formCase), formCase).dblclick()
      const reference = await expectThanks(page, formCase)
      await page.goBack()
      await fillAll(page, formCase, name)
      const posts = recordPosts(page)
      await send(formOn(page, formCase), formCase)
      expect(await expectThanks(page, formCase)).toBe(reference)
      expect(posts).toHaveLength(1)
      expect(countSubmissions(site, formCase.name)).toBe(before + 1)
    })
  }
})

/**
 * The first answer is unique to this test: equal answers sent by another test a moment ago would count as a duplicate.
 */
async function fillAll(page: Page, formCase: FormCase, name: string): Promise<void> {
  if (!page.url().endsWith(formCase.page)) await page.goto(formCase.page)
  const answers = answersOf(formCase)
  await fillFields(formOn(page, formCase), answers)
  await fillField(
    formOn(page, formCase),
    answers.find(({ kind }) => kind === 'text')!,
    name,
  )
}
