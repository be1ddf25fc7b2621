import { useEffect } from 'react'
import type { Footer } from '@beam/content/model/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

interface SessionCache {
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
}

/** Caches a loaded value for the rest of the browser session. */
export function useWriteSessionCache<K extends keyof SessionCache>(
  name: K,
  value: SessionCache[K] | null,
): void {
  useEffect(() => {
    if (value) writeSessionCache(name, value)
  }, [name, value])
}

function writeSessionCache<K extends keyof SessionCache>(name: K, value: SessionCache[K]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage may be blocked or full; the next page load fetches it again.
  }
}

/** The value cached in this browser session, after hydration. */
export function useSessionCache<K extends keyof SessionCache>(name: K): SessionCache[K] | null {
  return useHydrated() ? readSessionCache(name) : null
}

/** The value cached in this browser session; null on the server, if there is none, or if storage is blocked. */
export function readSessionCache<K extends keyof SessionCache>(name: K): SessionCache[K] | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as SessionCache[K] | null
  } catch {
    return null
  }
}
