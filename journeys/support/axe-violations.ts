import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme changes of a page that has been checked in another. */
export const CONTRAST = ['color-contrast']

/** A script in the place of axe's where axe is loaded: to load it takes two fifths of an analysis. */
const NOTHING = 'undefined'

/**
 * Accessibility violations that axe finds in the page or a part of it: rule and element; of all rules, or of those
 * named. Frames of other origins are skipped: the default mode opens another page for each analysis, which takes twice
 * as long.
 */
export async function axeViolations(page: Page, part = 'html', rules?: readonly string[]): Promise<string[]> {
  // Below the header that stays in the window, axe takes what has scrolled under it for too small to press.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page, ...((await isLoaded(page)) && { axeSource: NOTHING }) })
    .include(part)
    .options({
      resultTypes: ['violations'],
      preload: false,
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  )
}

/** Whether axe was loaded by an earlier analysis of this document, which has no frames that would need it, too. */
async function isLoaded(page: Page): Promise<boolean> {
  return page.frames().length === 1 && page.evaluate(() => 'axe' in window)
}
