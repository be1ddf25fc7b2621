/** Calls a listener when the visitor next presses a key or a pointer on the page. Returns what cancels it. */
export function onNextInteraction(listener: () => void): () => void {
  const canceling = new AbortController()
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, listener, { once: true, capture: true, signal: canceling.signal })
  return () => canceling.abort()
}
