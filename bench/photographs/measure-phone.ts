import { chromium } from 'playwright'
import sharp from 'sharp'
import type { Cleanup } from '../processes/with-cleanup.ts'
import { findProgram } from '../processes/find-program.ts'
import { PHOTO_PAGE } from './photo-page.ts'
import { similarity } from './similarity.ts'

/** A phone of 390 × 844 pixels. */
const PHONE = { width: 390, height: 844 }
const PIXEL_RATIO = 2

/** The first image of the page, as a phone loads it. */
export interface PhoneImage {
  readonly bytes: number
  readonly format: string
  readonly width: number
  /** In pixels of the screen. */
  readonly shownWidth: number
  /** With the original, as shown; see similarity.ts. */
  readonly similarity: number
}

/** Loads the page on a phone. @param trustFlags for the certificates of the proxies */
export async function measurePhone(
  cleanup: Cleanup,
  addresses: readonly string[],
  trustFlags: readonly string[],
  original: Buffer,
): Promise<PhoneImage[]> {
  const executablePath = findProgram(['chromium', 'google-chrome'], 'install the package chromium.')
  const args = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', ...trustFlags]
  const browser = cleanup.add(await chromium.launch({ executablePath, args }), (launched) => launched.close())
  const images: PhoneImage[] = []
  for (const address of addresses) {
    const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: PIXEL_RATIO })
    const bodies = new Map<string, Promise<Buffer>>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image') bodies.set(response.url(), response.body())
    })
    await page.goto(address + PHOTO_PAGE, { waitUntil: 'networkidle' })
    const image = page.locator('main picture img').first()
    const shown = await image.evaluate((element) => ({
      url: (element as HTMLImageElement).currentSrc,
      width: element.clientWidth,
    }))
    const body = await bodies.get(shown.url)
    if (!body) throw new Error(`${address} did not load its first image.`)
    const { format, width } = await sharp(body).metadata()
    const shownWidth = Math.round(shown.width * PIXEL_RATIO)
    images.push({
      bytes: body.length,
      format: format === 'heif' ? 'avif' : format,
      width,
      shownWidth,
      similarity: await similarity(original, body, shownWidth),
    })
    await page.close()
  }
  return images
}
