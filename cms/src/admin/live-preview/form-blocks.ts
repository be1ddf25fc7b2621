/*
 * The blocks in the edit form. Strapi has no API that tells which entry of a dynamic zone is edited, or that opens one,
 * so this relies on its markup: a list with a description, whose items are accordions.
 */

const ENTRY = 'main ol[aria-describedby] > li'

/** Index of the block that contains an element of the form; null: none. */
export function indexOfBlock(element: EventTarget | null): number | null {
  const entry = element instanceof Element ? element.closest(ENTRY) : null
  return entry?.parentElement ? [...entry.parentElement.children].indexOf(entry) : null
}

/** Expands a block, scrolls to it and moves the focus to it. */
export function openBlock(index: number): void {
  const entry = document.querySelectorAll<HTMLElement>(ENTRY)[index]
  const trigger = entry?.querySelector<HTMLButtonElement>('button[aria-expanded][aria-controls]')
  if (!entry || !trigger) return
  if (trigger.ariaExpanded === 'false') trigger.click()
  trigger.focus({ preventScroll: true })
  // After the panel has rendered the opened block.
  requestAnimationFrame(() => entry.scrollIntoView({ block: 'start', behavior: scrollBehavior() }))
}

/** Moves the focus to the first field. */
export function openForm(): void {
  const field = document.querySelector<HTMLElement>(
    'main :is(input, textarea):not([disabled], [type=hidden])',
  )
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
