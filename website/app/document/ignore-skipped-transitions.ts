/**
 * A view transition that is skipped by the next navigation rejects a promise that React Router does not handle. The
 * page is shown anyway, so the console should stay silent.
 */
export function ignoreSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => undefined)
    return transition
  }
}
