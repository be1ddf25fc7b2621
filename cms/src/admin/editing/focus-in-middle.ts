/** Scrolls to an element, so that it is in the middle of the window, and focuses its control. */
export function focusInMiddle(element: Element, control: Element | null | undefined): void {
  element.scrollIntoView({ block: 'center' })
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}
