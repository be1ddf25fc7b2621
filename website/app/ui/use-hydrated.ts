import { useSyncExternalStore } from 'react'

/** False on the server and while React takes over the server's markup, true ever after: what needs JavaScript appears then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => undefined
}
