import type { Page } from '@playwright/test'

/**
 * Boxes that their background sets apart from what is around them, but that have no edge in forced colors, where
 * backgrounds are gone. Leaves forced colors on.
 */
export async function boxesWithoutEdge(page: Page): Promise<string[]> {
  const boxes = await page.evaluateHandle(findBoxes)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await boxes.evaluate(describeWithoutEdge)
  await boxes.dispose()
  return lost
}

/** Elements of the page's content that keep a background on paper. Leaves print styles on. */
export async function printedBackgrounds(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        return backgroundImage !== 'none' || !/^(?:transparent$|rgba\(.* 0\))/.test(backgroundColor)
      })
      .map((element) => `${element.tagName} ${element.className}`),
  )
}

/** Runs in the page. Bands across the whole window need no edge. */
function findBoxes(): Element[] {
  const backgroundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return /^(?:transparent$|rgba\(.* 0\))/.test(backgroundColor)
      ? backgroundOf(element.parentElement)
      : backgroundColor
  }
  return [...document.querySelectorAll('body *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      Math.min(width, height) > 12 &&
      width < document.documentElement.clientWidth &&
      !element.closest('[aria-hidden=true]') &&
      // The browser draws these.
      !element.matches('[type=range], [type=checkbox], [type=radio], progress') &&
      backgroundOf(element) !== backgroundOf(element.parentElement)
    )
  })
}

/** Runs in the page. */
function describeWithoutEdge(boxes: Element[]): string[] {
  const hasEdge = (element: Element | null) => {
    if (!element) return false
    const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
    return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none'
  }
  return boxes.filter((box) => !hasEdge(box)).map((box) => `${box.tagName} ${box.className}`)
}
