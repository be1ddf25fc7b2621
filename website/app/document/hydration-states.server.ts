import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Caches the hydration states of pages (read-hydration-state.server.ts) outside their HTML: a page contains its text
 * once, and visitors who only read do not download it twice.
 */
export interface HydrationStates {
  /** Stores a page's state and returns the URL of its script. */
  store(state: string, path: string): string
  /** The script with that hash, or null if it is no longer cached. */
  find(hash: string): string | null
}

const MAX_STATES = 256

/** The states of the pages rendered last, at most 256, in memory. */
export function createHydrationStates(): HydrationStates {
  const states = new LRUCache<string, string>({ max: MAX_STATES })
  return {
    store(state, path) {
      const hash = createHash('sha256').update(state).digest('base64url').slice(0, 16)
      states.set(hash, state)
      return statePath(hash, path)
    },
    find: (hash) => states.get(hash) ?? null,
  }
}

/** Contains the page's path, so that a process without this state can render it again. */
function statePath(hash: string, path: string): string {
  return `/state/${hash}${path === '/' ? '' : path}`
}
