import type { Page } from '@playwright/test'

/**
 * Headings of the page's content that the end of a sheet may separate from what follows: browsers keep both together
 * in a column of blocks and in a box that does not break, but not in a grid. The h1 begins the first sheet. Print
 * styles must be on.
 */
export function headingsCutFromText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null) => element?.checkVisibility() === true
    const isInWholeBox = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).breakInside === 'avoid' || isInWholeBox(element.parentElement))
    /** What comes directly before the next content. */
    const lastBefore = (element: Element): Element =>
      isShown(element.nextElementSibling) || !element.parentElement || element.parentElement.matches('main')
        ? element
        : lastBefore(element.parentElement)
    const isKept = (heading: Element) => {
      const parent = lastBefore(heading).parentElement
      return (
        getComputedStyle(heading).breakAfter === 'avoid' &&
        (parent === null || !/grid|flex/.test(getComputedStyle(parent).display))
      )
    }
    return [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .filter((heading) => isShown(heading) && !isInWholeBox(heading) && !isKept(heading))
      .map((heading) => heading.textContent ?? '')
  })
}
