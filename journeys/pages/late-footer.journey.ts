import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { expect, test as base } from '../support/journey.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { watchPage } from '../support/watch-page.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`

/** A site whose footer has just changed, while the content service is in no hurry to tell it. */
const test = base.extend<{ readonly slow: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  slow: async ({}, use) => {
    const contentService = await startContentServiceStandIn()
    const site = await startSite({
      env: { CONTENT_SERVICE_URL: contentService.url, CONTENT_WEBHOOK_SECRET: SECRET },
    })
    await askedForFooter(contentService)
    contentService.modes.set('/api/footer', 'hang')
    await tellOfChange(site)
    await use(site)
    await site.stop()
    await contentService.close()
  },
})

test('while the footer is not there yet the page says so, and then shows it, without a reload', async ({
  page,
  slow,
}) => {
  const complaints = watchPage(page, slow.url)
  const answer = await page.goto(`${slow.url}/about-us`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveText('Loading footer...')
  await wake(page)
  await expect(footer.getByRole('link', { name: 'Help Center' })).toBeVisible()
  await expect(footer).not.toContainText('Loading footer...')
  expect(complaints).toEqual([])
})

test('the footer of the browser session is shown at once instead', async ({ page, context, slow }) => {
  await context.route('**/*.data', () => {
    // Held until the page is closed: what is shown before is the copy.
  })
  const footer = { ...DEFAULT_FOOTER, copyrightText: '© Kept in this session' }
  await page.addInitScript((kept) => sessionStorage.setItem('footer', kept), JSON.stringify(footer))
  await page.goto(`${slow.url}/about-us`)
  await wake(page)
  await expect(page.getByRole('contentinfo')).toContainText('© Kept in this session')
})

async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** The site asks for everything once when it starts. */
async function askedForFooter({ requests }: ContentServiceStandIn): Promise<void> {
  await expect.poll(() => requests.some((path) => path.startsWith('/api/footer'))).toBe(true)
}

async function tellOfChange(site: Site): Promise<void> {
  const body = JSON.stringify({ tags: ['footer'] })
  const now = new Date()
  const answer = await fetch(`${site.url}/hooks/content`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_late_footer',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(SECRET).sign('msg_late_footer', now, body),
    },
  })
  expect(answer.ok).toBe(true)
}
