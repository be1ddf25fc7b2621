import { useEffect } from 'react'
import type { Footer } from '@beam/content/model/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

interface Kept {
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
}

/** Keeps what has arrived for the rest of the browser session. */
export function useSessionCopy<K extends keyof Kept>(name: K, value: Kept[K] | null): void {
  useEffect(() => {
    if (value) keep(name, value)
  }, [name, value])
}

function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage may be blocked or full; the next page load brings it again.
  }
}

/** The copy of this browser session, once the page stands as the server sent it. */
export function useKept<K extends keyof Kept>(name: K): Kept[K] | null {
  return useHydrated() ? kept(name) : null
}

/** The copy of this browser session; null on the server, when there is none, or when storage is blocked. */
export function kept<K extends keyof Kept>(name: K): Kept[K] | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept[K] | null
  } catch {
    return null
  }
}
