import type { Frame, Page } from '@playwright/test'

/**
 * Text beyond the left or right edge of the window that cannot be scrolled into view, and horizontal overflow of the
 * page.
 */
export function clippedText(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width)
      cut.push(`The page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.data.trim() && !canBeReached(text.parentElement)) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const beyond = [...range.getClientRects()].some(
          (box) => box.width > 1 && (box.right > width + 1 || box.left < -1),
        )
        if (beyond) cut.push(`${placeOf(text.parentElement)}: ${text.data.trim().slice(0, 60)}`)
      }
    }
    return cut

    /** e.g. 'P in section.hero' */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function placeOf(element: Element | null): string {
      const named = element?.closest('[class]')
      return `${element?.tagName} in ${named?.tagName.toLowerCase()}.${named?.className}`
    }

    /** Hidden, visible to screen readers only, or within a scroll container. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function canBeReached(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]'))
        return true
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true
      }
      return false
    }
  })
}
