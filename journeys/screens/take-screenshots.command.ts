import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import { renderAllBlocks } from '../support/render-all-blocks.ts'
import { startSite } from '../support/start-site.ts'
import { combineScreenshots } from './combine-screenshots.ts'

const WIDTHS = [390, 768, 1440] as const
/** Half size: large enough for review, small enough to commit. */
const SCALE = 0.5
/** One of each kind of page, also in dark colors. */
const ALSO_DARK: ReadonlySet<string> = new Set([
  'home',
  'pay-in-store',
  'about-us',
  'local-store',
  'contacts',
  'news',
])
const ATTEMPTS = 10
const FOLDER = resolve(import.meta.dirname, '../../docs/screens')

await takeScreenshots()

/**
 * Writes docs/screens/<page>.jpg for every default page, or for those named as arguments: phone, tablet and desktop
 * side by side. Of some pages also <page>-dark.jpg, as visitors see them who prefer dark colors.
 */
async function takeScreenshots(): Promise<void> {
  const named = process.argv.slice(2)
  // With the complete menu, as visitors see it.
  const contentService = await startContentServiceStandIn()
  const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    await mkdir(FOLDER, { recursive: true })
    for (const { slug } of named.length > 0
      ? ALL_PAGES.filter((page) => named.includes(page.slug))
      : ALL_PAGES) {
      for (const colorScheme of ALSO_DARK.has(slug) ? (['light', 'dark'] as const) : (['light'] as const)) {
        const name = slug.replaceAll('/', '-') + (colorScheme === 'dark' ? '-dark' : '')
        const screenshots = await takeAll(browser, site.url + pagePath(slug), colorScheme)
        await writeFile(
          join(FOLDER, `${name}.jpg`),
          await combineScreenshots(browser, screenshots, { width: 1380, quality: 62 }),
        )
        console.log(name)
      }
    }
  } finally {
    await browser.close()
    await site.stop()
    await contentService.close()
  }
}

/** At each width, of one page: opening it again for each takes longer. */
async function takeAll(browser: Browser, address: string, colorScheme: 'light' | 'dark'): Promise<Buffer[]> {
  const page = await browser.newPage({ colorScheme, deviceScaleFactor: SCALE, reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto(address)
  await renderAllBlocks(page)
  const screenshots = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await loadAllImages(page)
    screenshots.push(await takeComplete(page))
  }
  await page.close()
  return screenshots
}

/**
 * A picture like the one before it. Chromium may take the first before it has drawn what has a layer of its own, such as
 * flip cards, which are blank then.
 */
async function takeComplete(page: Page): Promise<Buffer> {
  let before = await takeOne(page)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const picture = await takeOne(page)
    if (picture.equals(before)) return picture
    before = picture
  }
  throw new Error(`No two pictures of ${page.url()} are alike.`)
}

function takeOne(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 })
}

/** Lazy ones, too. */
async function loadAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}
