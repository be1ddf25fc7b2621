import { renderAllBlocks } from '../support/render-all-blocks.ts'
import { expect, test } from '../support/journey.ts'

const JOB = '/careers/java-scala-developer'

test('no title of a page is larger than its h1', async ({ page }) => {
  for (const path of ['/', '/pay-online', '/investors', '/partnerships', '/what-we-offer', JOB]) {
    await page.goto(path)
    await renderAllBlocks(page)
    for (const width of [390, 640, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { h1, others } = await page.evaluate(readTitleSizes)
      expect(others.length).toBeGreaterThan(1)
      expect.soft(Math.max(...others), `${path} at ${width}`).toBeLessThanOrEqual(h1)
    }
  }
})

test('two buttons beside each other are level or equally wide on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const path of ['/', '/investors', '/what-we-offer', '/about-us']) {
    await page.goto(path)
    await renderAllBlocks(page)
    const pairs = await page.evaluate(measurePairsOfButtons)
    expect(pairs.length).toBeGreaterThan(0)
    expect
      .soft(
        pairs.filter(({ level, equal }) => !level && !equal),
        path,
      )
      .toEqual([])
  }
})

test('the links of cards in one row are level on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const path of ['/investors', '/partnerships']) {
    await page.goto(path)
    await renderAllBlocks(page)
    const rows = await page.evaluate(measureRowsOfCards)
    expect(rows.length).toBeGreaterThan(0)
    for (const links of rows) expect.soft(new Set(links).size, `${path}: ${links}`).toBe(1)
  }
})

test('the share links cover no lower corner of the head of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/', '/local-store', '/contacts', '/privacy-policy', '/help-center', JOB]) {
    await page.goto(path)
    const share = await page.getByRole('complementary', { name: 'Share' }).boundingBox()
    const corner = await page.locator('main > .panel, main > article > .panel').first().evaluate(readCorner)
    const covered = (share?.y ?? 0) < corner.bottom && (share?.y ?? 0) + (share?.height ?? 0) > corner.top
    expect.soft(covered, `${path}: ${JSON.stringify({ share, corner })}`).toBe(false)
  }
})

test('the share links cover neither edge nor text of a panel', async ({ page }) => {
  for (const path of ['/', '/pay-in-store', '/contacts']) {
    await page.goto(path)
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const share = await page.getByRole('complementary', { name: 'Share' }).boundingBox()
      const panel = await page.locator('main > .panel').first().boundingBox()
      const content = await page.locator('main > .panel > .wrap').first().boundingBox()
      expect.soft(share?.x, `${path} at ${width}`).toBeGreaterThan((panel?.x ?? 0) + 16)
      const end = (share?.x ?? 0) + (share?.width ?? 0)
      expect.soft(end, `${path} at ${width}`).toBeLessThan((content?.x ?? 0) - 16)
    }
  }
})

/** Runs in the page. */
function readTitleSizes(): { h1: number; others: number[] } {
  const sizes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((title) => parseFloat(getComputedStyle(title).fontSize))
  return { h1: sizes('main h1')[0] ?? 0, others: sizes('main :is(h2, h3)') }
}

/** Runs in the page. */
function measurePairsOfButtons(): { text: string; level: boolean; equal: boolean }[] {
  return [...document.querySelectorAll('main .buttons:has(> .button-large + .button-large)')].map((pair) => {
    const [first, second] = [...pair.children].map((button) => button.getBoundingClientRect())
    return {
      text: pair.textContent,
      level: first?.top === second?.top,
      equal: Math.abs((first?.width ?? 0) - (second?.width ?? 0)) < 1,
    }
  })
}

/** Runs in the page: the lower edges of the links of each row with several cards. */
function measureRowsOfCards(): number[][] {
  const rows = new Map<number, number[]>()
  for (const card of document.querySelectorAll('.card:has(.more)')) {
    const top = Math.round(card.getBoundingClientRect().top)
    const link = Math.round(card.querySelector('.more')?.getBoundingClientRect().bottom ?? 0)
    rows.set(top, [...(rows.get(top) ?? []), link])
  }
  return [...rows.values()].filter((links) => links.length > 1)
}

/** Runs in the page: where the lower corners of a panel are. */
function readCorner(panel: Element): { top: number; bottom: number } {
  const { bottom } = panel.getBoundingClientRect()
  return { top: bottom - parseFloat(getComputedStyle(panel).borderBottomLeftRadius), bottom }
}
