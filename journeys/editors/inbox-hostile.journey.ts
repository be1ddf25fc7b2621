import type { Page } from '@playwright/test'
import { hostileTexts } from '../../forms/testing/hostile-texts.ts'
import { axeViolations, CONTRAST } from '../support/axe-violations.ts'
import { clippedText } from '../support/clipped-text.ts'
import { expect, test } from './editor-fixtures.ts'
import { LISTED, openInbox, openSubmission } from './open-inbox.ts'
import { followInPanel } from './open-panel.ts'
import { sendSubmission } from './send-submissions.ts'

/** Receiving submissions removes direction overrides; what is left must be text. */
const HOSTILE = '<img src=x onerror="document.title=1">&lt;b&gt;'
/** Of ten thousand, which a unit test turns into text one by one. */
const HOSTILE_TEXTS = hostileTexts(10_000).filter((text, index) => index % 200 === 0 || text.length > 10_000)
const MAX_NAME = 200
/** Links to the other pages of the inbox, each with a text that is there when the page has loaded. */
const OTHER_PAGES = [
  ['Statistics', 'Median time to first answer'],
  ['Templates', 'Contact: Short answer'],
  ['Erase a person', 'Email address of the person'],
  ['Audit log', 'opened the submission'],
] as const
/** Strapi keeps it out of sight until it is focused. */
const SKIP_LINK = 'Skip to content'

test('T125: a hostile submission is text, and the inbox is accessible, in both themes and widths', async ({
  page,
  service,
  site,
  editor,
}) => {
  const lines = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n')
  const reference = await sendSubmission(site.url, 'contact', { firstName: HOSTILE, message: lines })
  const inbox = await openInbox(page, service.url, editor)
  for (const theme of ['light', 'dark']) {
    const rules = theme === 'dark' ? CONTRAST : undefined
    if (theme === 'dark') {
      await page.evaluate(() => localStorage.setItem('STRAPI_THEME', 'dark'))
      await page.reload()
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await followInPanel(page, `${inbox}?view=all`)
      await expect(page.getByText(HOSTILE).first()).toBeVisible()
      expect(await axeViolations(page, 'main', rules)).toEqual([])
      await openSubmission(page, reference)
      await page.getByRole('button', { name: 'Reply', exact: true }).click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
      expect(await axeViolations(page, 'main', rules)).toEqual([])
      // Their layout and their colors, each once.
      if ((theme === 'dark') !== (width === 390)) continue
      for (const [link, shown] of OTHER_PAGES) {
        await openSection(page, link, width)
        await expect(page.getByText(shown).first()).toBeVisible()
        expect(await axeViolations(page, 'main'), `${link}, ${theme}, ${width} px`).toEqual([])
      }
    }
  }
  await followInPanel(page, inbox)
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  expect(await page.title()).not.toBe('1')
  await expect(page.locator('main img[src=x]')).toHaveCount(0)

  // As if nothing had been checked when it was received: a list and a submission full of hostile texts.
  await answerWith(page, 'list', (list) => ({
    ...list,
    items: HOSTILE_TEXTS.slice(0, LISTED).map((text, index) => {
      const id = index === 0 ? list.items[0]?.id : String(index)
      return { ...list.items[0], id, name: text.slice(0, MAX_NAME), company: text.slice(-MAX_NAME) }
    }),
  }))
  await answerWith(page, 'show', (shown) => ({
    ...shown,
    sections: [{ title: 'Hostile', answers: HOSTILE_TEXTS.map(hostileAnswer) }],
    notes: HOSTILE_TEXTS.slice(0, 9).map((text, id) => ({
      id: String(id),
      author: { id: '1', name: text },
      at: 0,
      text,
    })),
  }))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: /^All/ }).click()
    await expect(page.getByRole('list', { name: 'Submissions' }).getByRole('listitem')).toHaveCount(LISTED)
    expect(await clippedBeside(page, SKIP_LINK)).toEqual([])
    await page.getByRole('list', { name: 'Submissions' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Hostile' })).toBeVisible()
    expect(await clippedBeside(page, SKIP_LINK)).toEqual([])
    expect(await page.evaluate(() => 'hostile' in window || 'hostile' in parent)).toBe(false)
    await expect(page.locator('main').locator('script, iframe, style, img[src=x], svg[onload]')).toHaveCount(
      0,
    )
    await page.getByRole('link', { name: 'Back to the list' }).click()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Phones have a menu in place of the links. */
async function openSection(page: Page, name: string, width: number): Promise<void> {
  if (width > 390) return page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: /^Page: / }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

interface Responses {
  readonly list: { readonly items: readonly { readonly id: string }[] }
  readonly show: object
}

/** Changes what the backend answers to an operation. */
async function answerWith<Operation extends keyof Responses>(
  page: Page,
  operation: Operation,
  change: (answer: Responses[Operation]) => object,
): Promise<void> {
  await page.route(`**/inbox/${operation}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Responses[Operation]) })
  })
}

function hostileAnswer(text: string, index: number): object {
  return { field: `field-${index}`, label: 'Message', text, masked: false, remark: null, type: 'textarea' }
}

async function clippedBeside(page: Page, expected: string): Promise<string[]> {
  return (await clippedText(page)).filter((text) => !text.endsWith(expected))
}
