import type { Page } from '@playwright/test'

/** Text that a beam (a slanted pseudo-element) passes behind; not text on a background of its own. */
export function beamsAcrossText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const crossed: string[] = []
    for (const field of document.querySelectorAll('main .beamed, main .figure'))
      for (const beam of beamsIn(field))
        for (const { text, box } of textsIn(field))
          if (crosses(beam, box)) crossed.push(`${field.className}: ${text}`)
    return [...new Set(crossed)]

    /** A band between two parallel lines. */
    interface Beam {
      /** A point of the upper line. */
      readonly x: number
      readonly y: number
      readonly height: number
      readonly slope: number
    }

    function beamsIn(field: Element): Beam[] {
      const elements = [field, ...field.querySelectorAll('.beams, dd')]
      return elements.flatMap((element) => ['::before', '::after'].flatMap((name) => beamOf(element, name)))
    }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function beamOf(element: Element, pseudo: string): Beam[] {
      const style = getComputedStyle(element, pseudo)
      const slope = new DOMMatrix(style.transform).b
      const background = `${style.backgroundColor} ${style.backgroundImage}`
      const isVisible = background.replaceAll(/rgba\([^)]* 0\)/g, '').includes('rgb')
      if (style.content === 'none' || slope === 0 || !isVisible) return []
      const parent = element.getBoundingClientRect()
      const originX = Number.parseFloat(style.transformOrigin)
      const top = Number.parseFloat(style.top) + Number.parseFloat(style.marginTop)
      return [
        {
          x: parent.left + element.clientLeft + Number.parseFloat(style.left) + originX,
          y: parent.top + element.clientTop + top,
          height: Number.parseFloat(style.height),
          slope,
        },
      ]
    }

    function textsIn(field: Element): { text: string; box: DOMRect }[] {
      const found: { text: string; box: DOMRect }[] = []
      const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (!text.data.trim() || !isOnField(text.parentElement, field)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects())
          if (box.width > 1) found.push({ text: text.data.trim().slice(0, 40), box })
      }
      return found
    }

    /** Visible, and without a background between it and the field. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function isOnField(element: Element | null, field: Element): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false
      for (let at: Element | null = element; at && at !== field; at = at.parentElement) {
        const { backgroundColor, clipPath } = getComputedStyle(at)
        if (!/rgba\(.* 0\)/.test(backgroundColor) || clipPath !== 'none') return false
      }
      return true
    }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function crosses({ x, y, height, slope }: Beam, box: DOMRect): boolean {
      // The band is straight: it meets the box at one of its sides, or between them.
      const steps = Array.from({ length: 9 }, (_, step) => box.left + (box.width * step) / 8)
      const upperAt = (at: number) => y + slope * (at - x)
      return steps.some((at) => upperAt(at) < box.bottom - 1 && upperAt(at) + height > box.top + 1)
    }
  })
}
