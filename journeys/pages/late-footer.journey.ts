import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import type { Page } from '@playwright/test'
import { sendContentWebhook, WEBHOOK_SECRET } from '../../server/testing/send-content-webhook.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { expect, test as base } from '../support/journey.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { markDocument } from '../support/mark-document.ts'
import { collectPageErrors } from '../support/collect-page-errors.ts'

interface SlowSite {
  readonly site: Site
  /** Changes the footer, makes the content service slow to respond, and opens a page. */
  open(page: Page): Promise<void>
}

const test = base.extend<{ readonly slow: SlowSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  slow: async ({}, use) => {
    const contentService = await startContentServiceStandIn()
    const site = await startSite({
      env: { CONTENT_SERVICE_URL: contentService.url, CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET },
    })
    await use({ site, open: (page) => openWithoutFooter(page, site, contentService) })
    await site.stop()
    await contentService.close()
  },
})

test('while the footer is loading the page shows a message, then the footer, without a reload', async ({
  page,
  slow,
}) => {
  const pageErrors = collectPageErrors(page, slow.site.url)
  await slow.open(page)
  const isSameDocument = await markDocument(page)
  await hydrate(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Help Center' })).toBeVisible()
  await expect(footer).not.toContainText('Loading footer...')
  expect(await isSameDocument()).toBe(true)
  expect(pageErrors).toEqual([])
})

test('the footer of the browser session is shown immediately instead', async ({ page, context, slow }) => {
  await context.route('**/*.data', () => {
    // Never answered, so that the page shows the copy.
  })
  const footer = { ...DEFAULT_FOOTER, copyrightText: '© Cached in this session' }
  await page.addInitScript(
    (footerJson) => sessionStorage.setItem('footer', footerJson),
    JSON.stringify(footer),
  )
  await slow.open(page)
  await hydrate(page)
  await expect(page.getByRole('contentinfo')).toContainText('© Cached in this session')
})

/**
 * A page waits 0.7 seconds for its footer and is then sent without it. A busy machine may miss that moment, so this
 * repeats until the document itself says that the footer is loading.
 */
async function openWithoutFooter(page: Page, site: Site, { modes }: ContentServiceStandIn): Promise<void> {
  await expect(async () => {
    modes.delete('/api/footer')
    await sendContentWebhook(site.url, ['footer'])
    const complete = await fetch(`${site.url}/about-us`)
    expect(await complete.text()).not.toContain('Loading footer...')
    modes.set('/api/footer', 'hang')
    await sendContentWebhook(site.url, ['footer'])
    const response = await page.goto(`${site.url}/about-us`)
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(await response?.text()).toContain('<p class="wrap">Loading footer...</p></footer>')
  }).toPass({ timeout: 120_000 })
}

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}
