import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe-violations.ts'
import { expect, test } from '../support/journey.ts'
import { openHydrated } from '../support/open-hydrated.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the answers' })
const status = (page: Page) => page.locator('.question-search').getByRole('status')
const results = (page: Page) => page.locator('.question-search details')

test('answers are found while a visitor types, without a request', async ({ page, pageErrors }) => {
  await openHydrated(page, '/help-center')
  await expect(status(page)).toBeEmpty()
  await field(page).pressSequentially('refund')
  await expect(status(page)).toHaveText('Answers found: 3')
  await expect(results(page)).toHaveCount(3)
  await results(page).first().locator('summary').click()
  await expect(results(page).first()).toHaveAttribute('open')
  expect(await axeViolations(page)).toEqual([])
  await field(page).fill('zebra')
  await expect(status(page)).toHaveText('Answers found: 0')
  await expect(page.locator('.question-search')).toContainText('Try another word')
  await field(page).press('Enter')
  expect(page.url()).not.toContain('?')
  await field(page).fill('')
  await expect(status(page)).toBeEmpty()
  expect(pageErrors).toEqual([])
})

test('what was typed before the scripts ran is searched', async ({ page }) => {
  await page.goto('/help-center')
  await field(page).fill('refund')
  await expect(results(page)).toHaveCount(3)
  await expect(field(page)).toHaveValue('refund')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button shows the answers on the page of their own address', async ({ page }) => {
    await page.goto('/help-center')
    await field(page).fill('refund')
    await page.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).search).toBe('?q=refund')
    await expect(field(page)).toHaveValue('refund')
    await expect(status(page)).toHaveText('Answers found: 3')
    await expect(results(page)).toHaveCount(3)
  })
})

test('an address with a query is shown as it is, and is in no cache', async ({ page }) => {
  const response = await openHydrated(page, '/help-center?q=zebra')
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(status(page)).toContainText('Answers found: 0')
  await expect(results(page)).toHaveCount(0)
  await page.goto('/help-center')
  await expect(field(page)).toHaveValue('')
})
