import type { Page } from '@playwright/test'

interface Outline {
  readonly h1: readonly string[]
  /** Headings more than one level below the previous one. */
  readonly jumps: readonly string[]
  readonly landmarks: readonly string[]
}

/** The headings and landmarks of a page. */
export function readOutline(page: Page): Promise<Outline> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0)
    return {
      h1: headings.filter((heading) => level(heading) === 1).map((heading) => heading.textContent ?? ''),
      jumps: headings
        .filter((heading, place) => level(heading) > level(headings[place - 1]) + 1)
        .map((heading) => `${heading.tagName} ${heading.textContent}`),
      landmarks: [...document.querySelectorAll('header, nav, main, aside, footer')].map((landmark) =>
        `${landmark.tagName.toLowerCase()} ${landmark.getAttribute('aria-label') ?? ''}`.trim(),
      ),
    }
  })
}
