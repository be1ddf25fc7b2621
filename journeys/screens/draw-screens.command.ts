import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import { startSite } from '../support/start-site.ts'

const WIDTHS = [390, 768, 1440] as const
/** Half the size of the screen: enough to judge a page by, small enough to keep. */
const SCALE = 0.5
const FOLDER = resolve(import.meta.dirname, '../../docs/screens')

await drawScreens()

/** Writes docs/screens/<page>.jpg for every default page: phone, tablet and desktop side by side. */
async function drawScreens(): Promise<void> {
  // With its whole menu, as visitors see it.
  const contentService = await startContentServiceStandIn()
  const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    await mkdir(FOLDER, { recursive: true })
    for (const { slug } of ALL_PAGES) {
      const shots = []
      for (const width of WIDTHS) shots.push(await takeShot(browser, site.url + pagePath(slug), width))
      await writeFile(join(FOLDER, `${slug.replaceAll('/', '-')}.jpg`), await layOut(browser, shots))
      console.log(slug)
    }
  } finally {
    await browser.close()
    await site.stop()
    await contentService.close()
  }
}

async function takeShot(browser: Browser, address: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto(address)
  await seeAllPictures(page)
  const shot = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 })
  await page.close()
  return shot
}

/** Pictures below the fold load when they come near: walks down the page, then waits for each. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

async function layOut(browser: Browser, shots: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1380, height: 600 } })
  const images = shots.map((shot) => `<img src="data:image/jpeg;base64,${shot.toString('base64')}">`)
  await page.setContent(
    `<body style="margin:0;padding:20px;background:#e8e6e2;display:flex;gap:20px;align-items:start">${images.join('')}`,
  )
  const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 62 })
  await page.close()
  return sheet
}
