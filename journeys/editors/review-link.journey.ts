import { axeViolations } from '../support/axe-violations.ts'
import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'
import { continueSession, formOf, panelAt } from './open-panel.ts'

test('T101: a review link shows one draft for a day to people without an account, and nothing else', async ({
  page,
  browser,
  site,
  editor,
  service,
}) => {
  const input = { title: 'Review', slug: 'to-review', heading: 'Ready for review' }
  const draft = await editor.create(PAGE, {
    title: input.title,
    slug: input.slug,
    Content: [{ __component: 'blocks.hero', title: input.heading }],
  })
  const other = await editor.create(PAGE, {
    title: 'Other',
    slug: 'other-draft',
    Content: [{ __component: 'blocks.hero', title: 'Another secret' }],
  })
  const panel = panelAt(service.url)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await continueSession(page, editor)
  await page.goto(formOf(panel, draft.documentId))
  await page.getByRole('button', { name: 'Copy review link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toMatch(/editor|example\.com|@/)

  const reviewer = await (await browser.newContext()).newPage()
  const response = await reviewer.goto(link)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(input.heading)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).getUTCFullYear()
  await expect(reviewer.getByRole('complementary', { name: 'Preview' })).toContainText(
    new RegExp(`works until .* ${tomorrow} at \\d{1,2}:\\d\\d [AP]M UTC`),
  )
  expect(await axeViolations(reviewer)).toEqual([])
  expect(await reviewer.content()).not.toContain('createdBy')

  for (const [name, value] of [
    ['document', other.documentId],
    ['path', '/other-draft'],
    ['version', 'draft'],
    ['admin', panel],
    ['expires', String(Number(new URL(link).searchParams.get('expires')) + 3600)],
  ] as const) {
    const altered = new URL(link)
    altered.searchParams.set(name, value)
    const answered = await reviewer.goto(altered.href)
    expect(answered?.status(), name).toBe(403)
    await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText('This preview link is not valid')
  }
  // The link stays with its document when another draft gets the address.
  await editor.save(PAGE, draft.documentId, { title: input.title, slug: 'renamed-draft' })
  await editor.save(PAGE, other.documentId, { title: 'Other', slug: input.slug })
  await reviewer.goto(link)
  await expect(reviewer.getByRole('heading', { level: 1 })).toHaveText(input.heading)
  expect((await reviewer.request.get(`${site.url}/to-review`, { maxRedirects: 0 })).status()).toBe(302)
  await reviewer.context().close()
})
