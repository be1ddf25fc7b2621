import { expect, test } from '../support/journey.ts'
import { blockExternalRequests } from '../support/block-external-requests.ts'
import { clippedText } from '../support/clipped-text.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a wide section has no empty rows below its text', async ({ page }) => {
  await page.goto('/investors')
  const text = page.locator('.section[data-variant=wide] .section-text').first()
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const empty = await text.evaluate((box) => {
      const ends = [...box.children].map((child) => child.getBoundingClientRect().bottom)
      return box.getBoundingClientRect().bottom - Math.max(...ends)
    })
    expect(empty).toBeCloseTo(0)
  }
})

test.describe('the calculator without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a table of examples, without controls that do nothing', async ({ page }) => {
    await page.goto('/pay-in-store')
    const calculator = page.locator('.calculator')
    const table = calculator.getByRole('table').first()
    await expect(table.getByRole('columnheader')).toHaveText(['Cashback', 'On 300\u00a0€'])
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(table.getByRole('row', { name: /^10%/ })).toContainText('30\u00a0€')
    await expect(table.getByRole('row', { name: /^50%/ })).toContainText('150\u00a0€')
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    await expect(calculator.getByText('You get back')).toBeHidden()
  })
})

test.describe('the table of services on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows feature and benefit, and unfolds the description', async ({ page }) => {
    await page.goto('/local-store')
    const rows = page.locator('.service-table tbody tr')
    expect(await rows.count()).toBeGreaterThan(3)
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded()
      await expect(row.locator('th')).toBeVisible()
      await expect(row.locator('td').last()).toBeVisible()
    }
    const first = rows.first()
    const description = await first
      .locator('details')
      .evaluate((details) => [...details.childNodes].at(-1)?.textContent ?? '')
    const folded = (await first.boundingBox())?.height ?? 0
    await first.locator('summary').click()
    await expect(first).toContainText(description)
    await expect.poll(async () => (await first.boundingBox())?.height).toBeGreaterThan(folded + 20)
    expect(await clippedText(page)).toEqual([])
  })
})

test('the banner opens the token sale in a new tab, from its button and its icon', async ({
  page,
  context,
  site,
}) => {
  await blockExternalRequests(context, site.url)
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Participate in the BEAM TOKEN Public-Sale' })
  await expect(banner).toContainText('Participate in the BEAM TOKEN Public-Sale')
  await expect(banner.getByRole('link')).toHaveCount(2)
  for (const link of [banner.getByRole('link', { name: 'Click here' }), banner.getByRole('link').last()]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(tab).toHaveURL('https://token-sale.example.com/register')
    await tab.close()
  }
})
