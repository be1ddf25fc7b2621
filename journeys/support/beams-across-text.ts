import type { Page } from '@playwright/test'

/** Text that a beam passes behind; not text on a background of its own. */
export function beamsAcrossText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const crossed: string[] = []
    for (const field of document.querySelectorAll('main .beamed'))
      for (const beam of beamsOf(field))
        for (const { text, box } of textsIn(field))
          if (crosses(beam, box)) crossed.push(`${field.className}: ${text}`)
    return [...new Set(crossed)]

    interface Beam {
      readonly centre: number
      readonly top: number
      readonly height: number
      /** Of its edges. */
      readonly slope: number
    }

    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function beamsOf(field: Element): Beam[] {
      const box = field.getBoundingClientRect()
      return ['::before', '::after'].flatMap((pseudo) => {
        const { content, display, backgroundColor, top, height, transform } = getComputedStyle(field, pseudo)
        if (content === 'none' || display === 'none' || /rgba\(.* 0\)/.test(backgroundColor)) return []
        const slope = new DOMMatrix(transform).b
        return [
          {
            centre: box.left + box.width / 2,
            top: box.top + Number.parseFloat(top),
            height: Number.parseFloat(height),
            slope,
          },
        ]
      })
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

    /** A band between two parallel lines, and a box. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which knows nothing outside
    function crosses({ centre, top, height, slope }: Beam, box: DOMRect): boolean {
      const at = (x: number) => top + slope * (x - centre)
      const upper = Math.min(at(box.left), at(box.right))
      const lower = Math.max(at(box.left), at(box.right)) + height
      if (upper >= box.bottom || lower <= box.top) return false
      // Along the box there is a place where the band is within its height.
      const steps = Array.from({ length: 9 }, (_, step) => box.left + (box.width * step) / 8)
      return steps.some((x) => at(x) < box.bottom - 1 && at(x) + height > box.top + 1)
    }
  })
}
