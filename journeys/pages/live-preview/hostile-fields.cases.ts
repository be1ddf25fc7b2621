import type { Frame, Page } from '@playwright/test'
import { clippedText } from '../../support/clipped-text.ts'
import { findUnsafeElements } from '../../support/find-unsafe-elements.ts'
import { HOSTILE_FOOTERS, HOSTILE_PAGES } from '../../support/hostile-field-pages.ts'
import { collectProblems } from './collect-problems.ts'
import { expect, openPreview, test } from './preview-fixtures.ts'
import { marker, sendValues, sendVersion } from './send-messages.ts'

const PAGES_PER_TEST = 14

for (let first = 0; first < HOSTILE_PAGES.length; first += PAGES_PER_TEST) {
  const last = Math.min(first + PAGES_PER_TEST, HOSTILE_PAGES.length)
  test(`T174: hostile values in every field, pages ${first + 1} to ${last} of ${HOSTILE_PAGES.length}, while an editor types them`, async ({
    page,
    site,
    panel,
  }) => {
    const problems = collectProblems(page, [site.url, panel.origin])
    const frame = await openPreview(page, site, panel)
    await narrowFrame(page)
    for (const [index, hostile] of HOSTILE_PAGES.slice(first, last).entries()) {
      const Content = [...(hostile['Content'] as unknown[]), marker(index)]
      // The form beside the page and an earlier version in turn.
      const sendDocument = index % 2 === 0 ? sendValues : sendVersion
      await sendDocument(page, site, { ...hostile, Content })
      await expect(frame.getByRole('heading', { name: `Message ${index}`, exact: true })).toBeVisible()
      await expectHarmless(frame, `page ${first + index}`)
    }
    expect(problems).toEqual([])
  })
}

test('T174: hostile values in every field of the footer, while an editor types them', async ({
  page,
  site,
  panel,
}) => {
  const problems = collectProblems(page, [site.url, panel.origin])
  const frame = await openPreview(page, site, panel, 'footer')
  await narrowFrame(page)
  for (const [index, footer] of HOSTILE_FOOTERS.entries()) {
    const title = `Message ${index}`
    const quickLinks = [...(footer['quickLinks'] as unknown[]), { title, url: '/contacts' }]
    await sendValues(page, site, { ...footer, quickLinks })
    await expect(frame.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expectHarmless(frame, `footer ${index}`)
  }
  expect(problems).toEqual([])
})

async function expectHarmless(frame: Frame, what: string): Promise<void> {
  expect(await frame.evaluate(findUnsafeElements), what).toEqual([])
  expect.soft(await clippedText(frame), `${what} at 320`).toEqual([])
}

async function narrowFrame(page: Page): Promise<void> {
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.width = '320'
  })
}
