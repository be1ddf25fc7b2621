/**
 * Closes the menu on Escape, on a click outside it and its button, when one of its links is followed, and on Back. The
 * button opens the group of the page, too: the sheet would be four titles above an empty area.
 */
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
    const menu = document.querySelector<HTMLElement>('#menu:popover-open')
    if (within?.id && !link) return
    openedGroup()?.removeAttribute('open')
    if (!within || link) menu?.hidePopover()
    else if (!menu) groupOfPage()?.setAttribute('open', '')
  })
  addEventListener('popstate', () => document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover())
}

/** The group with a link to the page, or at least to one below the same first part of the address; or else the first. */
export function groupOfPage(): Element | null {
  const start = location.pathname.split('/')[1]
  return (
    document.querySelector(`#menu details:has([href^="/${start}"])`) ??
    document.querySelector('#menu details')
  )
}

/** The open group of the menu that has a submenu; null when all are closed. */
export function openedGroup(): HTMLDetailsElement | null {
  return document.querySelector('#menu details[open]')
}
