import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { footerToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import type { Page } from '@playwright/test'
import { photograph } from '../../server/testing/sample-images.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
  storedPage,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { imageBlocks, uploadedImage } from '../support/image-pages.ts'
import { expect, test as base } from '../support/journey.ts'
import { renderAllBlocks } from '../support/render-all-blocks.ts'

const WIDTHS = [390, 768, 1024, 1440, 1920]

/** Of entries in each list: grids have as many columns as fit and entries fill. */
const COUNTS = [1, 2, 3, 4, 5, 7]

const IMAGE = uploadedImage('/uploads/photograph', 2400, 1600)

const test = base.extend<object, { contentService: ContentServiceStandIn }>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      contentService.uploads.set('/uploads/photograph', await photograph(2400, 1600))
      const article = { slug: 'news/photograph', title: 'Article', Content: [articleBlock()] }
      const pages = [article, ...COUNTS.map((count) => pageWith(count))]
      for (const page of pages) contentService.pages.push(storedPage(page, contentService.pages.length))
      const footer = {
        ...footerToStrapi(DEFAULT_FOOTER),
        logo: IMAGE,
        Partner: [{ name: 'A partner', image: IMAGE }],
        certifications: [{ url: 'https://example.com', image: IMAGE }],
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

for (const count of COUNTS)
  test(`browsers know how wide each image is shown before they lay it out, with ${count} in each list`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const images = await openImages(page, `/photographs-${count}`)
      expect(images.length).toBeGreaterThan(20)
      expect.soft(images.filter(isMisstated), `at ${width}`).toEqual([])
    }
  })

test('browsers know how wide each image in the list of articles is shown', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const images = await openImages(page, '/news')
    expect(images.map(({ place }) => place)).toContain('block wrap : entry-picture')
    expect.soft(images.filter(isMisstated), `at ${width}`).toEqual([])
  }
})

interface ShownImage {
  /** Class names of its block and of what surrounds it. */
  readonly place: string
  /** In CSS pixels. */
  readonly shown: number
  /** As the browser understands the attribute `sizes`. */
  readonly stated: number
}

/** So little that it would be blurred, or so much that it would cost time. */
function isMisstated({ shown, stated }: ShownImage): boolean {
  return stated < shown * 0.9 || stated > shown * 1.3
}

/** Opens a page until all its images are served in several widths, and measures them. */
async function openImages(page: Page, path: string): Promise<readonly ShownImage[]> {
  await expect(async () => {
    await page.goto(path)
    expect(await page.locator('main picture').count()).toBeGreaterThan(0)
    expect(await page.locator('picture:not(:has(> source))').count()).toBe(0)
  }).toPass({ timeout: 90_000 })
  await renderAllBlocks(page)
  await page.evaluate(() => {
    // They are measured, not seen: what is transparent is neither decoded nor drawn.
    const styles = new CSSStyleSheet()
    styles.replaceSync('picture > img { opacity: 0 !important }')
    document.adoptedStyleSheets = [styles]
    for (const image of document.images) image.loading = 'eager'
  })
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length))
    .toBe(0)
  return page.evaluate(measureImages)
}

/** Runs in the page. The natural width of an image with several versions is the width that `sizes` states. */
function measureImages(): ShownImage[] {
  return [...document.querySelectorAll<HTMLImageElement>('picture > img')]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const { paddingLeft, paddingRight } = getComputedStyle(image)
      const block = image.closest<HTMLElement>('section, article, footer')
      const look = block?.dataset['look'] ?? block?.dataset['variant'] ?? ''
      return {
        place: `${block?.className} ${look}: ${image.parentElement?.parentElement?.className}`,
        shown: image.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        stated: image.naturalWidth,
      }
    })
}

/** Every block with images, those with a background also on one, and a low hero. */
function pageWith(count: number): StrapiData {
  const blocks = imageBlocks(IMAGE, count)
  const sections = blocks.filter(({ __component }) => __component === 'blocks.section')
  const hero = blocks.find(({ __component }) => __component === 'blocks.hero')
  const text = { __component: 'blocks.legal-text', intro: 'Terms' }
  const Content = [
    ...blocks,
    ...sections.map((section) => ({ ...section, backgroundColor: 'Teal' })),
    { ...hero },
    text,
  ]
  return { slug: `photographs-${count}`, title: 'Photographs', Content }
}

function articleBlock(): StrapiData {
  return imageBlocks(IMAGE).find(({ __component }) => __component === 'blocks.article') ?? {}
}
