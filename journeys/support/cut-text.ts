import type { Page } from '@playwright/test'
import { clippedText } from './clipped-text.ts'

/** WCAG 2.2, 1.4.12. Not for icons and the like, which have no text. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** WCAG 2.2, 1.4.4: sizes are in rem. */
const DOUBLE_SIZE = 'html { font-size: 200% !important }'

/** Text that is cut off once readers widen its spacing. */
export function cutTextWithSpacing(page: Page): Promise<string[]> {
  return cutTextWith(page, TEXT_SPACING)
}

/** Text that is cut off when readers double its size. */
export function cutTextAtDoubleSize(page: Page): Promise<string[]> {
  return cutTextWith(page, DOUBLE_SIZE)
}

/** The page's policy allows no foreign style elements, but style sheets of its own scripts. */
async function cutTextWith(page: Page, css: string): Promise<string[]> {
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [sheet]
  }, css)
  const cut = [...(await clippedText(page)), ...(await page.evaluate(findCutLines))]
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return cut
}

/** Runs in the page: lines below the edge of a box that hides what does not fit. */
function findCutLines(): string[] {
  const cut: string[] = []
  for (const box of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowY, clipPath } = getComputedStyle(box)
    const isClipped = /hidden|clip/.test(overflowY) && clipPath === 'none'
    if (!isClipped || !box.checkVisibility({ visibilityProperty: true }) || box.closest('[aria-hidden=true]'))
      continue
    const { bottom, width } = box.getBoundingClientRect()
    if (width <= 1) continue
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (!text.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((line) => line.width > 1 && line.bottom > bottom + 2))
        cut.push(`${box.tagName} ${box.className}: ${text.data.trim().slice(0, 60)}`)
    }
  }
  return cut
}
