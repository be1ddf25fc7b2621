import { createHash } from 'node:crypto'

/**
 * Caches the hydration states of pages (read-state.server.ts) outside their HTML: a page contains its text once, and
 * visitors who only read do not download it twice.
 */
export interface PageStates {
  /** Stores a page's state and returns the URL of its script. */
  keep(state: string, path: string): string
  /** The script with that hash, or null if it is no longer cached. */
  find(hash: string): string | null
}

const KEPT = 256

export function createPageStates(): PageStates {
  const kept = new Map<string, string>()
  return {
    keep(state, path) {
      const hash = createHash('sha256').update(state).digest('base64url').slice(0, 16)
      kept.delete(hash)
      kept.set(hash, state)
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '')
      return statePath(hash, path)
    },
    find: (hash) => kept.get(hash) ?? null,
  }
}

/** Contains the page's path, so that a process without this state can render it again. */
function statePath(hash: string, path: string): string {
  return `/state/${hash}${path === '/' ? '' : path}`
}
