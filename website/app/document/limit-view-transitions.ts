/** Longest time that a page stays on screen after the address has changed, while the browser takes its snapshot. */
export const MAX_DELAY_MS = 300

/**
 * View transitions show nothing new until the browser has taken a snapshot of the old page and React has rendered the
 * new one. If that takes too long, e.g. because the window renders no frames, the new page is shown without animation.
 * A transition that is skipped, here or by the next navigation, rejects a promise that React Router does not handle:
 * the console stays silent. While one page fades into the other, a click ends the transition and reaches what is below
 * it.
 */
export function limitViewTransitions(): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    const overdue = setTimeout(() => transition.skipTransition(), MAX_DELAY_MS)
    const stopWaiting = () => clearTimeout(overdue)
    transition.updateCallbackDone.then(stopWaiting, stopWaiting)
    transition.ready.catch(() => undefined)
    passClicks(transition)
    return transition
  }
}

/**
 * During a transition the snapshots of the pages cover everything: the browser gives every click to the document
 * element.
 */
function passClicks(transition: ViewTransition): void {
  const pass = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return
    stop()
    // Otherwise it would count as a click outside of what is below, e.g. close the menu that it opens.
    event.stopImmediatePropagation()
    transition.skipTransition()
    // The second of a double click was meant for the page before.
    if (event.detail > 1) return
    const { clientX, clientY } = event
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', event))
  }
  const stop = () => removeEventListener('click', pass, { capture: true })
  addEventListener('click', pass, { capture: true })
  transition.finished.then(stop, stop)
}
