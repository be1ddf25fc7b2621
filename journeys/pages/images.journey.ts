import { footerToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import type { Page } from '@playwright/test'
import {
  animatedWebp,
  averageColor,
  photograph,
  samplePng,
  transparentPng,
  twoColors,
} from '../../server/testing/sample-images.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { axeViolations } from '../support/axe-violations.ts'
import { clippedText } from '../support/clipped-text.ts'
import { imageBlocks, uploadedImage } from '../support/image-pages.ts'
import { expect, test as base } from '../support/journey.ts'
import { renderAllBlocks } from '../support/render-all-blocks.ts'

const IMAGES = [
  { name: 'portrait', width: 1200, height: 1600, create: () => photograph(1200, 1600) },
  { name: 'panorama', width: 4000, height: 500, create: () => photograph(4000, 500) },
  { name: 'tiny', width: 40, height: 40, create: () => samplePng(40, 40, '#d94878') },
  { name: 'transparent', width: 600, height: 400, create: () => transparentPng(600, 400) },
  { name: 'animated', width: 400, height: 400, create: () => animatedWebp(3, 400, 400) },
] as const

const WIDTHS = [390, 768, 1440]

const test = base.extend<object, { contentService: ContentServiceStandIn }>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      for (const { name, width, height, create } of IMAGES) {
        contentService.uploads.set(`/uploads/${name}`, await create())
        const image = uploadedImage(`/uploads/${name}`, width, height)
        const page = { slug: `images-${name}`, title: name, shareImage: image, Content: imageBlocks(image) }
        contentService.pages.push(storedPage(page, contentService.pages.length))
      }
      contentService.uploads.set('/uploads/two-colors', await twoColors(1600, 400, '#d02020', '#2020d0'))
      contentService.pages.push(storedPage(focusPage(), contentService.pages.length))
      const logo = uploadedImage('/uploads/panorama', 4000, 500)
      const partner = { name: 'A partner', image: uploadedImage('/uploads/portrait', 1200, 1600) }
      const footer = {
        ...footerToStrapi(DEFAULT_FOOTER),
        logo,
        Partner: [partner, { ...partner, image: logo }],
      }
      contentService.footer = { data: { id: 1, ...footer } }
      await use(contentService)
      await contentService.close()
    },
    { scope: 'worker' },
  ],
})
// In one worker, so that one site is started for all of them.
test.describe.configure({ mode: 'default' })

for (const { name } of IMAGES) {
  test(`every block survives a ${name} image`, async ({ page, pageErrors }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const fontsShownAt = await openWithImages(page, `/images-${name}`)
      expect.soft(await clippedText(page), `at ${width}`).toEqual([])
      expect.soft(await misplacedImages(page), `at ${width}`).toEqual([])
      expect.soft(await layoutShift(page, fontsShownAt), `at ${width}`).toBeLessThan(0.01)
    }
    expect.soft(await axeViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })
}

test('T94: images come from the site, also while the content service is down', async ({
  page,
  site,
  contentService,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).origin))
  await openWithImages(page, '/images-portrait')
  const html = await page.content()
  expect(html).not.toContain(contentService.url)
  expect(html).not.toContain('/uploads/')
  contentService.mode = 'down'
  try {
    await openWithImages(page, '/images-portrait')
  } finally {
    contentService.mode = 'well'
  }
  expect(new Set(requested)).toEqual(new Set([site.url]))
})

test('browsers get AVIF once it is there, networks that show the page a JPEG', async ({
  page,
  request,
  site,
}) => {
  await expect
    .poll(
      async () => {
        await page.goto('/images-portrait')
        return page.locator('.hero source[type="image/avif"]').count()
      },
      { timeout: 300_000, intervals: [1_000] },
    )
    .toBeGreaterThan(0)
  const shown = page.locator('.hero picture img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(shared).toMatch(new RegExp(`^${site.url}/media/[0-9a-f]{24}-1200\\.jpg$`))
  const image = await request.get(shared ?? '')
  expect(image.headers()['content-type']).toBe('image/jpeg')
})

test('where a block crops an image, its focal point decides what is seen', async ({ page }) => {
  await expect(async () => {
    await page.goto('/focal-points')
    await expect(page.locator('.member-portrait img')).toHaveCount(3)
  }).toPass({ timeout: 120_000 })
  await renderAllBlocks(page)
  await loadEveryImage(page)
  const colors: string[] = []
  for (const portrait of await page.locator('.member-portrait img').all()) {
    const [red = 0, , blue = 0] = await averageColor(await portrait.screenshot())
    colors.push(Math.abs(red - blue) < 60 ? 'both' : red > blue ? 'red' : 'blue')
  }
  expect(colors).toEqual(['red', 'both', 'blue'])
})

/** Portraits of one image, red on the left and blue on the right, with three focal points. */
function focusPage(): StrapiData {
  const members = [0, 50, 100].map((x) => ({
    position: `At ${x} percent`,
    imageAlt: 'Two colors',
    image: { ...uploadedImage('/uploads/two-colors', 1600, 400), focalPoint: { x, y: 50 } },
  }))
  const team = { __component: 'blocks.team', title: 'Team', members }
  return { slug: 'focal-points', title: 'Focal points', Content: [team] }
}

/** Opens a page and loads its images. Returns when its fonts were shown, in milliseconds of the page's clock. */
async function openWithImages(page: Page, path: string): Promise<number> {
  let fontsShownAt = 0
  // On a busy machine the first response may be without its images.
  await expect(async () => {
    fontsShownAt = await openFontsFirst(page, path)
    expect(await page.locator('main picture').count()).toBeGreaterThan(20)
  }).toPass({ timeout: 120_000 })
  await renderAllBlocks(page)
  await loadEveryImage(page)
  return fontsShownAt
}

/** Fonts that arrive late move text. What is measured here are images, so they arrive after the fonts. */
async function openFontsFirst(page: Page, path: string): Promise<number> {
  const fonts = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await fonts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const shownAt = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // The first layout asks for the fonts; the frame after they have arrived shows them.
    await nextFrame()
    await nextFrame()
    await document.fonts.ready
    await nextFrame()
    await nextFrame()
    return performance.now()
  })
  fonts.resolve()
  return shownAt
}

/** Images are loaded when they come into view. */
async function loadEveryImage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  const unloaded = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    )
  await expect.poll(unloaded).toEqual([])
}

/** Images outside their block or the window, or squeezed. Those of a form and of questions are not shown on phones. */
function misplacedImages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter(
      (image) => image.checkVisibility() || !image.matches('.form-picture, .accordion-picture'),
    )
    return shown.flatMap((image) => {
      const box = image.getBoundingClientRect()
      const block = image.closest('li, section, article, .footer')!.getBoundingClientRect()
      const isInside = box.left >= block.left - 1 && box.right <= block.right + 1
      const isVisible = box.width >= 20 && box.height >= 20 && box.right <= innerWidth + 1
      const isLow = box.height <= 1.5 * innerHeight
      const { objectFit } = getComputedStyle(image)
      const ratio = box.width / box.height / (image.naturalWidth / image.naturalHeight)
      const isTrue = objectFit !== 'fill' || Math.abs(ratio - 1) < 0.05
      if (isInside && isVisible && isLow && isTrue) return []
      return [
        `${image.className} in ${image.closest('section, article, footer')?.className}: ${JSON.stringify(box)}`,
      ]
    })
  })
}

/** The sum of layout shifts since then, in milliseconds of the page's clock. */
function layoutShift(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime >= from) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
    since,
  )
}
