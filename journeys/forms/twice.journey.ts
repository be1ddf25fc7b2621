import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { countSubmissions } from '../support/read-submissions.ts'
import { give, giveAll } from './answering.ts'
import { REPRESENTATIVE_CASES } from './cases/all-cases.ts'
import { expectThanks } from './expect-thanks.ts'
import { fillIn, send, sendButton } from './filling-in.ts'
import { type FormCase, answersOf } from './form-case.ts'
import { holdPosts } from './hold-posts.ts'
import { formOn, openForm } from './open-form.ts'
import { postsOf } from './posts-of.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const of of REPRESENTATIVE_CASES) {
  test(`${of.title}: a double click sends once`, async ({ page, site }) => {
    const before = await countSubmissions(site, of.name).catch(() => 0)
    const form = await openForm(page, of)
    await fillIn(form, of)
    const server = await holdPosts(page, of)
    await sendButton(form, of).dblclick()
    server.release()
    await expectThanks(page, of)
    expect(server.count()).toBe(1)
    expect(await countSubmissions(site, of.name)).toBe(before + 1)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const of of REPRESENTATIVE_CASES) {
    test(`${of.title}: a double click, and a second post of the same page, store once`, async ({
      page,
      site,
    }) => {
      const before = await countSubmissions(site, of.name).catch(() => 0)
      const name = `Twice ${Date.now()}`
      await answerAll(page, of, name)
      await sendButton(formOn(page, of), of).dblclick()
      const reference = await expectThanks(page, of)
      await page.goBack()
      await answerAll(page, of, name)
      const posts = postsOf(page)
      await send(formOn(page, of), of)
      expect(await expectThanks(page, of)).toBe(reference)
      expect(posts).toHaveLength(1)
      expect(await countSubmissions(site, of.name)).toBe(before + 1)
    })
  }
})

/** The first answer is this test's own: equal answers that another has sent a moment ago would count as sent. */
async function answerAll(page: Page, of: FormCase, name: string): Promise<void> {
  if (!page.url().endsWith(of.page)) await page.goto(of.page)
  const answers = answersOf(of)
  await giveAll(formOn(page, of), answers)
  await give(
    formOn(page, of),
    answers.find(({ kind }) => kind === 'type')!,
    name,
  )
}
