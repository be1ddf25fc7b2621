import { expect, type Page } from '@playwright/test'
import { axeViolations, CONTRAST } from '../support/axe-violations.ts'

/**
 * A part of the panel in its current state has no accessibility violations, in its light and in its dark theme, which
 * follow the system's. Reports all of them, and goes on.
 *
 * @param part selector; by default everything but the navigation at the side
 */
export async function expectAccessiblePanel(
  page: Page,
  state: string,
  part = '#main-content',
): Promise<void> {
  // What is under the pointer has other colors.
  await page.mouse.move(0, 0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => isDark(page)).toBe(colorScheme === 'dark')
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    )
    const rules = colorScheme === 'dark' ? CONTRAST : undefined
    expect.soft(await axeViolations(page, part, rules), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Whether the panel shows its dark theme. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
    return Number(red) < 128
  })
}
