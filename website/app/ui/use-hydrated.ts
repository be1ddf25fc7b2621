import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, then true: for elements that require JavaScript. */
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
