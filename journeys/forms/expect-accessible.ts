import { type Page, expect } from '@playwright/test'
import { axeViolations } from '../support/axe-violations.ts'
import { boxesWithoutEdge, printedBackgrounds } from '../support/boxes-without-edge.ts'
import { clippedText } from '../support/clipped-text.ts'
import { cutTextAtDoubleSize, cutTextWithSpacing } from '../support/cut-text.ts'
import { renderAllBlocks } from '../support/render-all-blocks.ts'

const NARROW = { width: 320, height: 800 }

/**
 * The page in its current state has no accessibility violations: wide and light, and in the narrowest window and dark.
 * It can be read with wide text spacing, with text at 200 %, in forced colors and on paper. Only axe and what is cut
 * off if brief: for a state that ends by itself.
 */
export async function expectAccessible(page: Page, state: string, { brief = false } = {}): Promise<void> {
  const size = page.viewportSize() ?? NARROW
  await renderAllBlocks(page)
  // Nothing is under the pointer, wherever the test has scrolled to.
  await page.mouse.move(0, 0)
  expect.soft(await axeViolations(page, 'main'), `${state}, wide, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(NARROW)
  expect.soft(await axeViolations(page, 'main'), `${state}, narrow, dark`).toEqual([])
  expect.soft(await clippedText(page), `${state}, narrow`).toEqual([])
  if (!brief) await expectReadable(page, state, size)
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: 'light', media: 'screen', forcedColors: 'none' })
}

async function expectReadable(page: Page, state: string, size: { width: number; height: number }) {
  expect.soft(await cutTextWithSpacing(page), `${state}, narrow, with wide text spacing`).toEqual([])
  expect.soft(await boxesWithoutEdge(page), `${state}, narrow, in forced colors`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize(size)
  expect.soft(await cutTextAtDoubleSize(page), `${state}, with text at 200 %`).toEqual([])
  expect.soft(await boxesWithoutEdge(page), `${state}, in forced colors`).toEqual([])
  expect.soft(await printedBackgrounds(page), `${state}, on paper`).toEqual([])
}

/** The same for a page without scripts, where axe cannot run: checked in another page with the same markup. */
export async function expectAccessibleWithoutScripts(page: Page, state: string): Promise<void> {
  const markup = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: true })
  const twin = await context.newPage()
  // At the same address, since the site's style sheets load on its own pages only.
  await twin.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: markup }))
  await twin.goto(page.url())
  await expectAccessible(twin, state)
  await context.close()
}
