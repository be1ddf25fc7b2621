import type { KeyboardEvent } from 'react'

/**
 * On a device without a keyboard of its own, Enter moves to the next control, as `enterkeyhint="next"` promises on the
 * key. Elsewhere it sends the form, as everywhere on the web.
 */
export function moveOnWithEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget: form } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return
  if (!matchMedia('(hover: none) and (pointer: coarse)').matches) return
  const next = nextControl([...form.elements], target)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The next control that a person can use. */
function nextControl(controls: readonly Element[], after: Element): HTMLElement | undefined {
  return controls
    .slice(controls.indexOf(after) + 1)
    .find(
      (control): control is HTMLElement =>
        control.matches('input, select, textarea') &&
        (control as HTMLElement).tabIndex >= 0 &&
        control.checkVisibility(),
    )
}
