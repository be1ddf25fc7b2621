/**
 * A view transition that the next move cuts short rejects a promise that React Router leaves alone. The page is shown
 * all the same, so nobody need read of it in the console.
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
