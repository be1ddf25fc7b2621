import type { Locator, Page } from '@playwright/test'
import { expect, test } from './editor-fixtures.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { openSubmission, showInbox } from './open-inbox.ts'
import { followInPanel, openSharedPage } from './open-panel.ts'
import { sendSubmission } from './send-submissions.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }

let page: Page
test.beforeAll(async ({ browser, editor }) => {
  page = await openSharedPage(browser, editor)
})
test.afterAll(() => page.close())

test('the actions of a submission share a line, or stand below each other on small phones', async ({
  service,
  site,
}) => {
  const reference = await sendSubmission(site.url, 'contact', {})
  await page.setViewportSize(WIDE)
  await showInbox(page, service.url, '?view=all')
  await openSubmission(page, reference)
  const actions = ['Mark as done', 'Start', 'Mark as spam'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const wide = await boxesOf(actions)
  expect(new Set(wide.map(({ y, height }) => `${y}, ${height}`)).size).toBe(1)
  const lines = async () => new Set((await boxesOf(actions)).map(({ y }) => y)).size
  await page.setViewportSize(PHONE)
  await expect.poll(lines).toBe(1)
  const [status, answers] = await boxesOf(
    ['Status', 'Your message'].map((name) => page.getByRole('region', { name, exact: true })),
  )
  expect(status!.y + status!.height).toBeLessThan(answers!.y)
  await page.setViewportSize(SMALL_PHONE)
  await expect.poll(lines).toBe(3)
  const small = await boxesOf(actions)
  expect(new Set(small.map(({ x, width, height }) => `${x}, ${width}, ${height}`)).size).toBe(1)
})

test('views, search and filters share a row in wide windows, and only the views scroll on phones', async ({
  service,
  site,
}) => {
  await sendSubmission(site.url, 'contact', {})
  await page.setViewportSize(WIDE)
  const inbox = await showInbox(page, service.url, '?view=all')
  const filters = page.getByRole('button', { name: 'Filters' })
  const row = [
    page.getByRole('navigation', { name: 'Views' }),
    page.locator('input[name=search]'),
    filters,
    page.getByRole('list', { name: 'Submissions' }),
  ]
  const [views, search, button, list] = await boxesOf(row)
  for (const { y, height } of [search!, button!])
    expect(y + height / 2).toBeCloseTo(views!.y + views!.height / 2, -1)
  expect(list!.y).toBeLessThan(210)
  await filters.click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()

  await page.setViewportSize(PHONE)
  await followInPanel(page, inbox)
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Inbox' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Page: Submissions' }).click()
  await expectAccessiblePanel(page, 'menu of the inbox', '[role=menu]')
  await page.getByRole('menuitem', { name: 'Statistics' }).click()
  await expect(page).toHaveURL(`${inbox}/figures`)
})

test('filters are cleared with one button, which is there while there are any', async ({ service }) => {
  const filtered = '?view=all&form=contact&status=new'
  const inbox = await showInbox(page, service.url, filtered)
  const clear = page.getByRole('button', { name: 'Clear filters' })
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    await followInPanel(page, inbox + filtered)
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

test('a row of tabs fades where it goes on', async ({ service }) => {
  await page.setViewportSize(PHONE)
  const inbox = await showInbox(page, service.url, '?view=new')
  const views = page.getByRole('navigation', { name: 'Views' })
  const startFades = /\) 32px/u
  const endFades = /- 32px/u
  await expect(views).toHaveCSS('mask-image', endFades)
  await expect(views).not.toHaveCSS('mask-image', startFades)
  await followInPanel(page, `${inbox}?view=all`)
  await expect(views).toHaveCSS('mask-image', startFades)
  await expect(views).not.toHaveCSS('mask-image', endFades)
})

test('templates lead with the name of their form', async ({ service }) => {
  await page.setViewportSize(WIDE)
  await showInbox(page, service.url, '/templates')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(names.filter({ hasText: /^Contact: / })).not.toHaveCount(0)
  const texts = await names.allTextContents()
  expect(new Set(texts).size).toBe(texts.length)
})

test('the bars of the statistics can be told apart on phones', async ({ service, site }) => {
  await sendSubmission(site.url, 'contact', {})
  await page.setViewportSize(PHONE)
  await showInbox(page, service.url, '/figures')
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
