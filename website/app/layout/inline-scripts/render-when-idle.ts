/**
 * On a new visit, blocks below the first one are laid out and painted one by one when the page has loaded, or at the
 * first interaction (document/activation-script.ts), and the browser is idle (lazy-rendering.css). A click or key needs
 * all of them in their exact places at once: it may lead to another block or the end of the page, or to a page from
 * which the visitor comes back. Nothing is skipped where the browser itself is about to scroll: after a reload, on the
 * way back, and to the target of a URL; nor by browsers that do not know the property.
 */
export function renderWhenIdle(): void {
  const root = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash || !('contentVisibility' in root.style)) return
  root.dataset['rendering'] = 'lazy'
  for (const type of ['click', 'keydown', 'beforeprint']) addEventListener(type, renderAll, true)
  const starts = ['load', 'activated', 'scroll']
  const start = () => {
    for (const type of starts) removeEventListener(type, start)
    renderNext()
  }
  for (const type of starts) addEventListener(type, start)
}

/**
 * Renders blocks one by one: together they would keep the page from responding for as long as all at once.
 */
export function renderNext(): void {
  const wait = window.requestIdleCallback ?? setTimeout
  wait(() => {
    const next = document.querySelector<HTMLElement>(
      ':is([data-styles]~.block,.newsletter,[class^=footer-]):not([style])',
    )
    if (!next) return renderAll()
    next.style.contentVisibility = 'visible'
    renderNext()
  })
}

/** Renders every block that was skipped, immediately. */
export function renderAll(): void {
  delete document.documentElement.dataset['rendering']
}
