/** Strapi's drawer at the bottom of narrow windows, in which the side panels are. */
const OVERLAY = "[data-testid='actions-drawer-overlay']"
const TOGGLE = `${OVERLAY} + * > * > button`

/** Closes the drawer, which would cover the page. Returns whether there is one: wide windows have none. */
export function closeDrawer(): boolean {
  const overlay = document.querySelector<HTMLElement>(OVERLAY)
  overlay?.click()
  return overlay !== null
}

/** Focuses the button that opens the drawer. */
export function focusDrawer(): void {
  document.querySelector<HTMLElement>(TOGGLE)?.focus()
}
