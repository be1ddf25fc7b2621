const WAIT_MS = 2000

/** What React is about to render; null when it does not appear. */
export async function waitFor(find: () => Element | null): Promise<Element | null> {
  const start = performance.now()
  let found = find()
  while (!found && performance.now() - start < WAIT_MS) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    found = find()
  }
  return found
}
