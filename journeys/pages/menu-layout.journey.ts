import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { clippedText } from '../support/clipped-text.ts'
import { mainMenu, MENU_GROUPS } from './main-menu.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('fits the window with any group open', async ({ page }) => {
  await page.goto('/')
  for (const width of [1100, 1440])
    for (const name of MENU_GROUPS) {
      await page.setViewportSize({ width, height: 900 })
      await mainMenu(page).group(name).click()
      await expect(mainMenu(page).panel(name)).toBeInViewport({ ratio: 1 })
      expect(await clippedText(page), `${name} at ${width}`).toEqual([])
      await mainMenu(page).group(name).click()
    }
})

test('takes long titles in several lines, within the header', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('.menu-group > summary'))
      title.firstChild!.textContent = 'Einkaufsgenossenschaften und Partner'
  })
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await clippedText(page), `at ${width}`).toEqual([])
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, `at ${width}`).toBeLessThan(180)
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeInViewport({ ratio: 1 })
  }
})

test('begins below its title, and ends with the header', async ({ page }) => {
  await page.goto('/')
  for (const width of [1100, 1440])
    for (const name of MENU_GROUPS) {
      await page.setViewportSize({ width, height: 900 })
      await mainMenu(page).group(name).click()
      const title = await mainMenu(page).group(name).boundingBox()
      const panel = await mainMenu(page).panel(name).boundingBox()
      const row = await page.locator('.header-row').boundingBox()
      const end = (row?.x ?? 0) + (row?.width ?? 0)
      expect((panel?.x ?? 0) + (panel?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(end + 1)
      expect(panel?.x, `${name} at ${width}`).toBeLessThanOrEqual((title?.x ?? 0) + 1)
      if ((panel?.x ?? 0) + (panel?.width ?? 0) < end - 1) {
        const starts = [mainMenu(page).group(name), mainMenu(page).panel(name).getByRole('link').first()].map(
          startOfText,
        )
        const [ofTitle, ofLink] = await Promise.all(starts)
        expect(ofLink, `${name} at ${width}`).toBeCloseTo(ofTitle ?? 0, 0)
      }
      await mainMenu(page).group(name).click()
    }
})

test('has two columns that end together, each entry whole and with one line beside what it contains', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    if (width === 768) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await mainMenu(page).group('Company').click()
    const panel = mainMenu(page).panel('Company')
    await expect.poll(() => panel.evaluate(topsOfColumns), `at ${width}`).toEqual(['About Us', 'Careers'])
    const fragments = await panel
      .locator('.menu-level')
      .evaluateAll((lists) => lists.slice(1).map((list) => list.getClientRects().length))
    expect(fragments).toEqual([1, 1, 1])
    const [left, right] = await Promise.all(
      ['Investors form', 'SEO specialist'].map((name) => mainMenu(page).link(name).boundingBox()),
    )
    expect(Math.abs(left!.y - right!.y), `at ${width}`).toBeLessThan(72)
  }
})

test('shows what does not link in one style, at every level', async ({ page }) => {
  await page.goto('/')
  const styles: (readonly string[])[] = []
  for (const [group, title] of [
    ['Partners', 'Technology'],
    ['Company', 'Open positions'],
  ] as const) {
    await mainMenu(page).group(group).click()
    const label = mainMenu(page).panel(group).getByText(title, { exact: true })
    await expect(label).toBeVisible()
    styles.push(await label.evaluate(lookOf))
    expect(styles[0]).not.toEqual(
      await mainMenu(page).panel(group).getByRole('link').first().evaluate(lookOf),
    )
  }
  expect(styles[0]).toEqual(styles[1])
})

test('keeps focus rings off descriptions', async ({ page }) => {
  await page.goto('/')
  await mainMenu(page).group('Company').click()
  const link = mainMenu(page).link('About Us')
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect.poll(() => link.evaluate(overlapOfRing)).toBeLessThanOrEqual(0)
})

test('keeps a further entry with all levels whole, where neither covers the other', async ({ page }) => {
  await openHydrated(page, '/')
  await mainMenu(page).group('Company').click()
  const panel = mainMenu(page).panel('Company')
  await panel.evaluate((element) => {
    const entry = element.querySelector(':scope > .menu-level > li:has(ul ul)')
    entry?.after(entry.cloneNode(true))
  })
  await expect(panel.getByRole('link', { name: 'Mobile developer', exact: true })).toHaveCount(2)
  expect(await panel.evaluate(overlappingEntries)).toEqual([])
})

/** In CSS pixels from the start of the line. */
function startOfText(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getBoundingClientRect().x
  })
}

function lookOf(element: Element): readonly string[] {
  const { color, fontSize, fontWeight, letterSpacing, textTransform } = getComputedStyle(element)
  return [color, fontSize, fontWeight, letterSpacing, textTransform]
}

/** The first link or label of each column, from the start of the line to its end. */
function topsOfColumns(panel: Element): string[] {
  const entries = [...panel.querySelectorAll('.menu-level :is(a, .menu-label)')]
  const start = panel.getBoundingClientRect().x
  const columns = Map.groupBy(entries, (entry) => Math.floor((entry.getBoundingClientRect().x - start) / 300))
  const top = (column: Element[]) =>
    column.toSorted((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)[0]?.textContent ?? ''
  return [...columns].toSorted(([a], [b]) => a - b).map(([, column]) => top(column))
}

/** The entries of a panel that cover one another, in pairs. */
function overlappingEntries(panel: Element): string[] {
  const entries = [...panel.querySelectorAll(':scope > .menu-level > li')].map((entry) => ({
    title: entry.firstElementChild?.textContent ?? '',
    box: entry.getBoundingClientRect(),
  }))
  return entries.flatMap(({ title, box }, index) =>
    entries
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      .map((other) => `${title} and ${other.title}`),
  )
}

/** How far the ring of a focused link reaches into the text of its description, in CSS pixels. */
function overlapOfRing(link: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(link)
  const text = document.createRange()
  text.selectNodeContents(link.nextElementSibling ?? link)
  const { bottom } = link.getBoundingClientRect()
  return (
    bottom +
    Number.parseFloat(outlineOffset) +
    Number.parseFloat(outlineWidth) -
    text.getBoundingClientRect().top
  )
}
