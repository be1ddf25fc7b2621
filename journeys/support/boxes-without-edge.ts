import type { Page } from '@playwright/test'

/**
 * Boxes, `::before` and `::after` included, that their background sets apart from what is around them, but that have no
 * edge in forced colors, where backgrounds are gone. Leaves forced colors on.
 */
export async function boxesWithoutEdge(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
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

interface Box {
  readonly element: Element
  /** '' for the element's own box. */
  readonly pseudo: '' | '::before' | '::after'
}

/** Runs in the page. Bands across the whole window need no edge. */
function findBoxes(): Box[] {
  const isClear = (color: string) => /^(?:transparent$|rgba\(.* 0\))/.test(color)
  const backgroundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return isClear(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor
  }
  const isLarge = (width: number, height: number) =>
    Math.min(width, height) > 12 && width < document.documentElement.clientWidth

  function hasOwnBackground({ element, pseudo }: Box): boolean {
    if (pseudo === '') {
      const { width, height } = element.getBoundingClientRect()
      return isLarge(width, height) && backgroundOf(element) !== backgroundOf(element.parentElement)
    }
    const { content, display, backgroundColor, width, height } = getComputedStyle(element, pseudo)
    const isShown = content !== 'none' && display !== 'none' && !isClear(backgroundColor)
    return (
      isShown &&
      isLarge(Number.parseFloat(width), Number.parseFloat(height)) &&
      backgroundColor !== backgroundOf(element)
    )
  }

  return [...document.querySelectorAll('body *')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true]') &&
        // The browser draws these.
        !element.matches('[type=range], [type=checkbox], [type=radio], progress'),
    )
    .flatMap((element) => (['', '::before', '::after'] as const).map((pseudo) => ({ element, pseudo })))
    .filter(hasOwnBackground)
}

/** Runs in the page. */
function describeWithoutEdge(boxes: Box[]): string[] {
  const hasEdge = ({ element, pseudo }: Box) => {
    const style = getComputedStyle(element, pseudo || null)
    const { borderTopStyle, borderTopWidth, outlineStyle } = style
    return (
      (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
      outlineStyle !== 'none' ||
      (pseudo !== '' && (style.display === 'none' || style.forcedColorAdjust === 'none'))
    )
  }
  return boxes
    .filter((box) => !hasEdge(box))
    .map(({ element, pseudo }) => `${element.tagName} ${element.className}${pseudo}`)
}
