import type { Page } from '@playwright/test'

/** The controls of the panel's page that do not fit into the window or into what encloses them, by their names. */
export function cutOffControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('#main-content')
    const controls = [...(main?.querySelectorAll('button, a[href], input') ?? [])]
    return controls.filter(isCutOff).map((control) => control.ariaLabel ?? control.outerHTML.slice(0, 200))

    function isCutOff(control: Element): boolean {
      const box = control.getBoundingClientRect()
      if (box.width === 0) return false
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { left, right } = around.getBoundingClientRect()
        const clips = getComputedStyle(around).overflowX !== 'visible'
        if (clips && (box.left < left - 1 || box.right > right + 1)) return true
      }
      return box.left < 0 || box.right > innerWidth
    }
  })
}

/** How far the panel's page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    let most = 0
    for (let box = document.querySelector('#main-content'); box; box = box.parentElement)
      most = Math.max(most, box.scrollWidth - box.clientWidth)
    return most
  })
}
