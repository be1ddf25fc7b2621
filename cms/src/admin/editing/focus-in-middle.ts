/** Scrolls to an element, so that it is in the middle of the window, and focuses its control, visibly. */
export function focusInMiddle(element: Element, control: Element | null | undefined): void {
  element.scrollIntoView({ block: 'center' })
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  if (!control.matches(':focus-visible')) outlineUntilBlur(control)
}

/** Of 3:1 at least on the grounds of both themes. */
const OUTLINE = '2px solid #7b79ff'

/** After a click elsewhere, browsers show no focus on a button. */
function outlineUntilBlur(control: HTMLElement): void {
  control.style.outline = OUTLINE
  // Inside: in a group of buttons, the next one covers what is around this one.
  control.style.outlineOffset = '-2px'
  const remove = () => {
    control.style.outline = ''
    control.style.outlineOffset = ''
  }
  control.addEventListener('blur', remove, { once: true })
}
