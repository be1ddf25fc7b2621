import { randomUUID } from 'node:crypto'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { expect, test as base } from '../support/journey.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { markDocument } from '../support/mark-document.ts'
import { watchPage } from '../support/watch-page.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`

interface SlowSite {
  readonly site: Site
  /** Changes the footer at a content service that then is in no hurry to tell it, and opens a page. */
  open(page: Page): Promise<void>
}

const test = base.extend<{ readonly slow: SlowSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  slow: async ({}, use) => {
    const contentService = await startContentServiceStandIn()
    const site = await startSite({
      env: { CONTENT_SERVICE_URL: contentService.url, CONTENT_WEBHOOK_SECRET: SECRET },
    })
    await use({ site, open: (page) => openWithoutFooter(page, site, contentService) })
    await site.stop()
    await contentService.close()
  },
})

test('while the footer is not there yet the page says so, and then shows it, without a reload', async ({
  page,
  slow,
}) => {
  const complaints = watchPage(page, slow.site.url)
  await slow.open(page)
  const isSameDocument = await markDocument(page)
  await wake(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Help Center' })).toBeVisible()
  await expect(footer).not.toContainText('Loading footer...')
  expect(await isSameDocument()).toBe(true)
  expect(complaints).toEqual([])
})

test('the footer of the browser session is shown at once instead', async ({ page, context, slow }) => {
  await context.route('**/*.data', () => {
    // Held until the page is closed: what is shown before is the copy.
  })
  const footer = { ...DEFAULT_FOOTER, copyrightText: '© Kept in this session' }
  await page.addInitScript((kept) => sessionStorage.setItem('footer', kept), JSON.stringify(footer))
  await slow.open(page)
  await wake(page)
  await expect(page.getByRole('contentinfo')).toContainText('© Kept in this session')
})

/**
 * The site waits for a footer for a second or two and then shows what it has. A machine that is busy for longer makes it
 * miss that moment, so it is made anew until the document, as it came, said that the footer is loading.
 */
async function openWithoutFooter(page: Page, site: Site, { modes }: ContentServiceStandIn): Promise<void> {
  await expect(async () => {
    modes.delete('/api/footer')
    await tellOfChange(site)
    const whole = await fetch(`${site.url}/about-us`)
    expect(await whole.text()).not.toContain('Loading footer...')
    modes.set('/api/footer', 'hang')
    await tellOfChange(site)
    const answer = await page.goto(`${site.url}/about-us`)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    expect(await answer?.text()).toContain('<p class="wrap">Loading footer...</p></footer>')
  }).toPass({ timeout: 45_000 })
}

async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

async function tellOfChange(site: Site): Promise<void> {
  const body = JSON.stringify({ tags: ['footer'] })
  const id = `msg_${randomUUID()}`
  const now = new Date()
  const answer = await fetch(`${site.url}/hooks/content`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(SECRET).sign(id, now, body),
    },
  })
  expect(answer.ok).toBe(true)
}
