import { passClicks } from './pass-clicks.ts'

/** Longest time that a page stays on screen after the URL has changed, while the browser takes its snapshot. */
export const MAX_DELAY_MS = 300

/**
 * View transitions show nothing new until the browser has taken a snapshot of the old page and React has rendered the
 * new one. If that takes too long, e.g. because the window renders no frames, the new page is shown without animation.
 * A transition that is skipped, here or by the next navigation, rejects a promise that React Router does not handle:
 * the console stays silent.
 */
export function limitViewTransitions(): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  const passClicksDuring = passClicks()
  document.startViewTransition = (update) => {
    const transition = start(update)
    const overdue = setTimeout(() => transition.skipTransition(), MAX_DELAY_MS)
    const stopWaiting = () => clearTimeout(overdue)
    transition.updateCallbackDone.then(stopWaiting, stopWaiting)
    transition.ready.catch(() => undefined)
    passClicksDuring(transition)
    return transition
  }
}
