import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { home } from '@beam/content/defaults/pages/home.ts'
import {
  startContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { expectAccessible } from '../forms/expect-accessible.ts'
import { completeText } from '../support/complete-text.ts'
import { expect, test } from '../support/journey.ts'
import { startSite } from '../support/start-site.ts'
import { mainMenu } from './main-menu.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('visitors do not notice when the content service is down', async ({
  page,
  contentService,
  site,
  pageErrors,
}) => {
  const before = await completeText(page, '/about-us')
  contentService.mode = 'down'
  try {
    expect(await (await page.goto('/about-us'))?.text()).toBe(before)
    for (const path of ['/terms', '/careers/seo-specialist', '/lp-form']) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(mainMenu(page).group('Consumers')).toBeVisible()
    }
  } finally {
    contentService.mode = 'well'
  }
  expect(pageErrors).toEqual([])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
})

test.describe('when the content service was never available', () => {
  test('the site shows its defaults, and the four menu items of the specification', async ({ page }) => {
    const alone = await startSite()
    try {
      expect((await page.goto(alone.url))?.status()).toBe(200)
      await expect(page).toHaveTitle(home.title)
      const items = page.getByRole('navigation', { name: 'Main' }).locator('.menu-items').getByRole('link')
      await expect(items).toHaveText(['About Us', 'Careers', 'Investors', 'Contacts'])
      const footer = page.getByRole('contentinfo')
      for (const name of ['Help Center', 'Terms and Conditions', 'Privacy Policy', 'Contacts'])
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
      const unknown = await page.goto(`${alone.url}/spring-sale`)
      expect(unknown?.status()).toBe(503)
      expect(unknown?.headers()['retry-after']).toMatch(/^\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to load page content')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expectAccessible(page, 'error page')
    } finally {
      await alone.stop()
    }
  })
})

test('an unknown slug redirects to /404, a deeper unknown path is not found in place', async ({ page }) => {
  const short = await page.goto('/no-such-page')
  expect(short?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  expect((await short?.request().redirectedFrom()?.response())?.status()).toBe(302)
  const deep = await page.goto('/no/such/page')
  expect(deep?.status()).toBe(404)
  await expect(page).toHaveURL('/no/such/page')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('paths are normalized and never redirect to another site', async ({ request, site }) => {
  for (const [requested, answered] of [
    ['/home', `/`],
    ['/about-us/', '/about-us'],
    ['//about-us', '/about-us'],
    ['/careers//seo-specialist', '/careers/seo-specialist'],
    ['//evil.example', '/evil.example'],
  ] as const) {
    const response = await request.get(site.url + requested, { maxRedirects: 0 })
    expect(response.status(), requested).toBe(301)
    expect(new URL(response.headers()['location'] ?? '', site.url).href).toBe(site.url + answered)
  }
})

test('an unknown component shows a notice, and the rest of the page is rendered', async ({ page }) => {
  const contentService = await startContentServiceStandIn()
  contentService.pages.push(
    storedPage({
      slug: 'mystery',
      title: 'Mystery',
      Content: [
        { __component: 'blocks.hologram', depth: 3 },
        { __component: 'blocks.hero', title: 'Still here', backgroundColor: 'Teal' },
        null,
      ],
    }),
  )
  const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
  try {
    for (const path of ['/mystery', '/cms/pages/mystery', '/cms/pages/Mystery']) {
      expect((await page.goto(site.url + path))?.status()).toBe(200)
      await expect(page.getByText('Unknown component type')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Still here')
    }
    expect((await page.goto(`${site.url}/cms/users/mystery`))?.status()).toBe(404)
  } finally {
    await site.stop()
    await contentService.close()
  }
})

test('facts about the company are in the footer, on legal pages and in mail', async ({ page }) => {
  const contentService = await startContentServiceStandIn()
  const { data } = contentService.footer as { data: object }
  contentService.footer = { data: { ...data, legalName: 'Example, Lda.', taxNumber: '000 000 000' } }
  const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
  try {
    await page.goto(`${site.url}/terms`)
    await expect(page.getByRole('contentinfo')).toContainText('Example, Lda. · Tax number: 000 000 000')
    await expect(page.getByRole('main')).toContainText('Tax number: 000 000 000')
    await page.goto(`${site.url}/banks`)
    await expect(page.getByRole('main')).not.toContainText('Tax number')
    const contact = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', message: 'Hello' }
    const answers = { ...contact, subject: 'Support', termsAgreed: true, consentGiven: true }
    const sent = await page.request.post(`${site.url}/api/contact`, { data: answers })
    const { reference } = (await sent.json()) as { reference: string }
    const mail = () =>
      readFile(join(site.dataFolder, 'mail', `${reference}.confirmation-mail.eml`), 'utf8').catch(() => '')
    await expect.poll(mail).toContain('Tax number: 000 000 000')
  } finally {
    await site.stop()
    await contentService.close()
  }
})
