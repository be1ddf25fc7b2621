import type { Page } from '@playwright/test'

/** Whether something else covers the middle of the visible part of what has the focus, or nothing of it is visible. */
export function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    // Of what is higher than the window, e.g. a rich text, the part at the top is enough.
    const end = bottom - top > 200 ? top + 4 : bottom
    const hit = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + end) / 2)
    return (
      !hit || !(focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
    )
  })
}

/** What has the focus, to be read in a failure. */
export function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    const name = activeElement?.getAttribute('name') ?? activeElement?.getAttribute('aria-label')
    return `${activeElement?.tagName} ${name ?? activeElement?.textContent?.trim().slice(0, 40)}`
  })
}
