import type { Page } from '@playwright/test'
import { makePng } from '../../cms/tests/make-png.ts'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { completeText } from '../support/complete-text.ts'
import { expect, test } from './editor-fixtures.ts'
import { PAGE } from './editor-pages.ts'

// No other test meets the content service that is stopped.
test.use({ hasOwnService: true })

test('visitors do not notice when the content service stops', async ({
  page,
  site,
  service,
  editor,
  pageErrors,
}) => {
  const path = await publishImage(editor)
  await expectImageOfSite(page, path)
  const before = await completeText(page, '/about-us')
  await service.stop()
  expect(await (await page.goto('/about-us'))?.text()).toBe(before)
  for (const other of ['/', '/terms', '/careers/java-scala-developer']) {
    expect((await page.goto(other))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expectImageOfSite(page, path)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(pageErrors).toEqual([])
})

/** Publishes a page whose hero has an uploaded image; returns its path. */
async function publishImage(editor: Editor): Promise<string> {
  const { id } = await editor.upload('market.png', 'image/png', makePng(1200, 800))
  const hero = { __component: 'blocks.hero', title: 'The market', image: id, imageAlt: 'A market' }
  const data = { title: 'The market', slug: 'market', Content: [hero] }
  const { documentId } = await editor.create(PAGE, data)
  await editor.publish(PAGE, documentId, data)
  return '/market'
}

/** The image is served by the site, and nothing in the page leads to the content service's uploads. */
async function expectImageOfSite(page: Page, path: string): Promise<void> {
  const html = async () => (await page.request.get(path)).text()
  // On a busy machine the page is first shown without its image.
  await expect.poll(html).toMatch(/<img [^>]*alt="A market"/)
  expect(await html()).not.toContain('/uploads/')
  await page.goto(path)
  const image = page.getByRole('img', { name: 'A market' })
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  const address = await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)
  expect(new URL(address).pathname).toMatch(/^\/media\/[0-9a-f]{24}-\d+\.(?:avif|webp|jpg)$/)
  // Not from the browser's cache.
  expect((await page.request.get(address)).status()).toBe(200)
}
