import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Locator, Page } from 'playwright'
import { openForm } from './fill-form.ts'
import type { TwoSites } from './start-two-sites.ts'

const PAGE = 'api::page.page'
const SLUG = 'banks'
const TIMEOUT_MS = 60_000
const KEY_INTERVAL_MS = 80
const REST_MS = 800

/** Milliseconds from the last key to the frame in which the preview shows what was typed. */
interface PreviewTimes {
  readonly title: readonly number[]
  readonly richText: readonly number[]
}

/** Makes the time of each key available. */
export const RECORD_KEYS = `addEventListener('keydown', (event) => {
  globalThis.lastKeyAt = performance.timeOrigin + event.timeStamp
}, true)`

/** Resolves, in the preview, with the time of the first frame after the text is in the page. */
const UNTIL_SHOWN = `(text) => new Promise((shown) => {
  const check = () => {
    if (!document.body.textContent.includes(text)) return
    observer.disconnect()
    requestAnimationFrame(() => shown(performance.timeOrigin + performance.now()))
  }
  const observer = new MutationObserver(check)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  check()
})`

/** Types into the form of a page while its live preview is open beside it. */
export async function measurePreview(
  page: Page,
  { editor, panelUrl }: TwoSites,
  runs: number,
): Promise<PreviewTimes> {
  const { documentId } = await editor.find(PAGE, 'slug', SLUG)
  await openForm(page, `${panelUrl}/admin/content-manager/collection-types/${PAGE}/${documentId}`)
  await page.getByRole('button', { name: 'Edit beside the page' }).click()
  const frame = await previewFrame(page)
  await page.getByRole('button', { name: /^Hero - / }).click()
  const title = page.locator('input[name="Content.0.title"]')
  const richText = page.locator('main [data-slate-editor]').first()
  return {
    title: await repeat(runs, (run) => type(page, frame, title, `title${run}`)),
    richText: await repeat(runs, (run) => type(page, frame, richText, `body${run}`)),
  }
}

async function type(page: Page, frame: Frame, field: Locator, word: string): Promise<number> {
  await field.click()
  await page.keyboard.press('Control+a')
  await pause(REST_MS)
  const shown = frame.evaluate<number>(`(${UNTIL_SHOWN})(${JSON.stringify(`${word}x`)})`)
  await page.keyboard.type(`${word}x`, { delay: KEY_INTERVAL_MS })
  const shownAt = await shown
  return shownAt - (await page.evaluate<number>('globalThis.lastKeyAt'))
}

/** The frame once it follows the form. */
async function previewFrame(page: Page): Promise<Frame> {
  const start = performance.now()
  while (performance.now() - start < TIMEOUT_MS) {
    const frame = page.frames().find((one) => one.url().includes('/preview?'))
    if (frame && (await frame.locator('.block-controls').count()) > 0) return frame
    await pause(100)
  }
  throw new Error('The live preview did not open.')
}

async function repeat(runs: number, measure: (run: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let run = 1; run <= runs; run++) times.push(await measure(run))
  return times
}
