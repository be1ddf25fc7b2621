/** Closes the menu on Escape, on a click outside it and its button, and when one of its links is followed. */
export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    const group = event.key === 'Escape' ? openedGroup() : null
    if (!group || document.querySelector('#menu:popover-open')) return
    group.open = false
    group.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    const within = (event.target as Element).closest('#menu,.menu-button')
    const link = (event.target as Element).closest('a')
    if (within && !link) return
    openedGroup()?.removeAttribute('open')
    document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover()
  })
}

/** The open group of the menu that has a submenu; null when all are closed. */
export function openedGroup(): HTMLDetailsElement | null {
  return document.querySelector('#menu details[open]')
}
