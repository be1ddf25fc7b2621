import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test as base } from '../support/journey.ts'
import { type ChatVendor, startChatVendor } from '../support/chat-vendor.ts'
import { markDocument } from '../support/mark-document.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { cookieBanner, press } from './cookie-banner.ts'

const FONTS = join(import.meta.dirname, '../../website/public/fonts')
const FONT = readdirSync(FONTS).find((name) => name.endsWith('.woff2')) ?? ''

/** A site with a chat assistant whose script comes from another origin. */
const test = base.extend<object, { vendor: ChatVendor; chatting: Site }>({
  vendor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const vendor = await startChatVendor(FONT)
      await use(vendor)
      await vendor.close()
    },
    { scope: 'worker' },
  ],
  chatting: [
    async ({ contentService, vendor }, use) => {
      const site = await startSite({
        env: { CONTENT_SERVICE_URL: contentService.url, CHAT_SCRIPT_URL: vendor.scriptUrl },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ chatting }, use) => use(chatting.url),
})
test.describe.configure({ mode: 'serial' })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('T92: the chat works in its frame, and the page says nothing in its console', async ({
      page,
      vendor,
    }) => {
      const said = consoleOf(page)
      vendor.asked.length = 0
      await page.goto('/contacts')
      await page.mouse.move(1, 1, { steps: 2 })
      await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
      await expect(launcher(page)).toBeHidden()
      expect(vendor.asked).toEqual([])
      await press(page, 'Accept')
      await expect(launcher(page)).toBeVisible()
      await expect
        .poll(() => vendor.asked.toSorted())
        .toEqual(['/chat.css', '/chat.js', '/chat.woff2', 'socket'])

      await launcher(page).click()
      await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true')
      const chat = chatIn(page)
      await expect(chat.getByText('Hello')).toBeVisible()
      const box = chat.locator('.chat')
      await expect(box).toHaveCSS('background-color', 'rgb(240, 244, 255)')
      await expect(box).toHaveCSS('padding-left', '24px')
      await expect(chat.getByText('How can we help?')).toHaveCSS('border-left-color', 'rgb(1, 2, 3)')
      await expect
        .poll(() =>
          box.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)),
        )
        .toEqual(['Chat loaded'])
      await expectInView(page, page.locator('.assistant-panel'))
      expect(await axeViolations(page, '.assistant-launcher')).toEqual([])
      await page.screenshot({ path: test.info().outputPath('open.png') })

      await chat.getByRole('textbox').fill('Good morning')
      await chat.getByRole('textbox').press('Escape')
      await expect(launcher(page)).toBeFocused()
      await expect(page.locator('.assistant-panel')).toBeHidden()
      await page.screenshot({ path: test.info().outputPath('closed.png') })
      await page.keyboard.press('Enter')
      await expect(chat.getByRole('textbox')).toHaveValue('Good morning')
      expect(said).toEqual([])
    })
  })

test('T38 and T92: without consent nobody is asked, also at the address of the frame', async ({
  page,
  vendor,
}) => {
  vendor.asked.length = 0
  await openHydrated(page, '/banks')
  await press(page, 'Decline')
  await page.goto('/assistant')
  await page.waitForLoadState('networkidle')
  await openHydrated(page, '/banks')
  await expect(cookieBanner(page)).toBeHidden()
  await expect(launcher(page)).toBeHidden()
  expect(vendor.asked).toEqual([])
})

test('T92: the frame reaches nothing of the page around it', async ({ page }) => {
  await openHydrated(page, '/contacts')
  await press(page, 'Accept')
  await expect(launcher(page)).toBeVisible()
  const reached = await chatIn(page)
    .locator('body')
    .evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => parent.document.title,
        () => parent.localStorage.getItem('cookie-consent'),
        () => localStorage.getItem('cookie-consent'),
        () => ((top as Window).location.href = 'about:blank'),
      ]
      return attempts.filter((attempt) => {
        try {
          attempt()
          return true
        } catch {
          return false
        }
      }).length
    })
  expect(reached).toBe(0)
  await expect(page).toHaveURL('/contacts')
})

test('a change of mind takes the chat away, and a move to another page keeps it', async ({ page }) => {
  await openHydrated(page, '/contacts')
  await press(page, 'Accept')
  await launcher(page).click()
  await chatIn(page).getByRole('textbox').fill('Still here')
  const isSame = await markDocument(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Help Center', exact: true })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/help-center')
  expect(await isSame()).toBe(true)
  await expect(chatIn(page).getByRole('textbox')).toHaveValue('Still here')
  await page
    .getByRole('button', { name: 'Cookie settings' })
    .evaluate((button: HTMLElement) => button.click())
  await press(page, 'Decline')
  await expect(launcher(page)).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
})

function launcher(page: Page): Locator {
  return page.getByRole('button', { name: 'Chat', exact: true })
}

function chatIn(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Chat assistant"]')
}

function consoleOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    // Chromium's own remark on a busy machine.
    if (!message.text().startsWith('Slow network is detected')) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

async function expectInView(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  const { width, height } = page.viewportSize()!
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.y).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(width)
  expect(box!.y + box!.height).toBeLessThanOrEqual(height)
}
