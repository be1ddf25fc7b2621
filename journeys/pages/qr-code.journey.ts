import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { footerToStrapi } from '@beam/content/strapi/to-strapi.ts'
import type { Locator } from '@playwright/test'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { expect, test as base } from '../support/journey.ts'
import { readQrCode } from '../support/read-qr-code.ts'

const APP_STORE = 'https://apps.apple.com/app/id1'
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=com.example'

const PHONES = [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', APP_STORE],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', GOOGLE_PLAY],
] as const

const test = base.extend<object, { contentService: ContentServiceStandIn }>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      const footer = { ...DEFAULT_FOOTER, appStoreUrl: APP_STORE, googlePlayUrl: GOOGLE_PLAY }
      contentService.footer = { data: { id: 1, ...footerToStrapi(footer) } }
      await use(contentService)
      await contentService.close()
    },
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 1440, height: 900 } })

test('the QR code beside the store buttons leads each phone to its store', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/')
  const code = page.getByRole('img', { name: 'QR code' }).first()
  await code.scrollIntoViewIfNeeded()
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const address = readQrCode(await modulesOf(code))
  expect(address).toBe(`${site.url}/app`)
  for (const [userAgent, store] of PHONES) {
    const response = await request.get(address, { maxRedirects: 0, headers: { 'user-agent': userAgent } })
    expect([response.status(), response.headers()['location']]).toEqual([302, store])
  }
})

/** Modules beside the code that are always light. */
const MARGIN = 4

/** The color in the middle of each module, as the browser draws the picture. */
function modulesOf(code: Locator): Promise<boolean[][]> {
  return code.evaluate((image: HTMLImageElement, margin) => {
    const width = 25 + 2 * margin
    const scale = 9
    const canvas = new OffscreenCanvas(width * scale, width * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const numbers = Array.from({ length: width - 2 * margin }, (_number, index) => index)
    const middle = (number: number) => Math.floor((number + margin + 0.5) * scale)
    return numbers.map((row) =>
      numbers.map((column) => (context.getImageData(middle(column), middle(row), 1, 1).data[0] ?? 255) < 128),
    )
  }, MARGIN)
}
