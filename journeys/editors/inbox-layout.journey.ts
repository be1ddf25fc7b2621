import type { Locator } from '@playwright/test'
import { expect, test } from './editor-fixtures.ts'
import { openInbox, openSubmission } from './open-inbox.ts'
import { sendSubmission } from './send-submissions.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('the actions of a submission share a line, or stand below each other on phones', async ({
  page,
  service,
  site,
  editor,
}) => {
  const reference = await sendSubmission(site.url, 'contact', {})
  await page.setViewportSize(WIDE)
  const inbox = await openInbox(page, service.url, editor)
  await page.goto(`${inbox}?view=all`)
  await openSubmission(page, reference)
  const actions = ['Mark as done', 'Start', 'Mark as spam'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const wide = await boxesOf(actions)
  expect(new Set(wide.map(({ y, height }) => `${y}, ${height}`)).size).toBe(1)
  await page.setViewportSize(PHONE)
  await expect.poll(async () => new Set((await boxesOf(actions)).map(({ y }) => y)).size).toBe(3)
  const onPhone = await boxesOf(actions)
  expect(new Set(onPhone.map(({ x, width, height }) => `${x}, ${width}, ${height}`)).size).toBe(1)
})

test('filters are cleared with one button, which is there while there are any', async ({
  page,
  service,
  editor,
}) => {
  const inbox = await openInbox(page, service.url, editor)
  const clear = page.getByRole('button', { name: 'Clear filters' })
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    await page.goto(`${inbox}?view=all&form=contact&status=new`)
    await clear.click()
    await expect(page).toHaveURL(/\?view=all$/u)
    await expect(clear).toHaveCount(0)
  }
  await page.locator('input[name=search]').fill('nobody has this name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing found for this search in this view.')).toBeVisible()
  await clear.click()
  await expect(page.locator('input[name=search]')).toHaveValue('')
})

test('templates lead with the name of their form', async ({ page, service, editor }) => {
  const inbox = await openInbox(page, service.url, editor)
  await page.goto(`${inbox}/templates`)
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names.filter({ hasText: /^Contact: / })).not.toHaveCount(0)
  const texts = await names.allTextContents()
  expect(new Set(texts).size).toBe(texts.length)
})

test('the bars of the statistics can be told apart on phones', async ({ page, service, site, editor }) => {
  await sendSubmission(site.url, 'contact', {})
  await page.setViewportSize(PHONE)
  const inbox = await openInbox(page, service.url, editor)
  await page.goto(`${inbox}/figures`)
  await expect(page.getByRole('list', { name: /^Submissions per day/ }).getByRole('listitem')).toHaveCount(30)
  await page.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'Last 90 days' }).click()
  const weeks = page.getByRole('list', { name: /^Submissions per week/ })
  await expect(weeks.getByRole('listitem')).toHaveCount(13)
  const { width } = (await weeks.getByRole('listitem').first().boundingBox())!
  expect(width).toBeGreaterThan(12)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

async function boxesOf(parts: readonly Locator[]) {
  return Promise.all(parts.map(async (part) => (await part.boundingBox())!))
}
