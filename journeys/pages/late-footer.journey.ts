import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { startContentServiceStandIn } from '../../website/app/content/content-service-stand-in.ts'
import { expect, test } from '../support/journey.ts'
import { startSite } from '../support/start-site.ts'
import { watchPage } from '../support/watch-page.ts'

test('while the footer is not there yet the page says so, and then shows it, without a reload', async ({
  page,
}) => {
  const contentService = await startContentServiceStandIn()
  contentService.modes.set('/api/footer', 'hang')
  const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
  try {
    const complaints = watchPage(page, site.url)
    const answer = await page.goto(`${site.url}/about-us`)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveText('Loading footer...')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await expect(footer.getByRole('link', { name: 'Help Center' })).toBeVisible()
    await expect(footer).not.toContainText('Loading footer...')
    expect(complaints).toEqual([])
  } finally {
    await site.stop()
    await contentService.close()
  }
})

test('the footer of the browser session is shown at once instead', async ({ page, context }) => {
  const contentService = await startContentServiceStandIn()
  contentService.modes.set('/api/footer', 'hang')
  const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
  try {
    await context.route('**/*.data', () => {
      // Held until the page is closed: what is shown before is the copy.
    })
    const footer = { ...DEFAULT_FOOTER, copyrightText: '© Kept in this session' }
    await page.addInitScript((kept) => sessionStorage.setItem('footer', kept), JSON.stringify(footer))
    await page.goto(`${site.url}/about-us`)
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await expect(page.getByRole('contentinfo')).toContainText('© Kept in this session')
  } finally {
    await site.stop()
    await contentService.close()
  }
})
