import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Accessibility violations that axe finds in the page or a part of it: rule and element. Frames of other origins are
 * skipped: the default mode opens another page for each analysis, which takes twice as long.
 */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  // Below the header that stays in the window, axe takes what has scrolled under it for too small to press.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  )
}
