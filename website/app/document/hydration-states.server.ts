import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Caches the hydration states of pages (read-hydration-state.server.ts) outside their HTML: a page contains its text
 * once, and visitors who only read do not download it twice.
 */
export interface HydrationStates {
  /** Stores the state of the page at a path and returns the path of its script. */
  store(state: string, path: string): string
  /** The script at a path, or null if it is no longer cached. */
  find(path: string): string | null
}

const MAX_STATES = 256
const STATE_PATH = /^\/state\/[\w-]{16}(?<page>\/.*)?$/

/** The states of the pages rendered last, at most 256, in memory. */
export function createHydrationStates(): HydrationStates {
  const states = new LRUCache<string, string>({ max: MAX_STATES })
  return {
    store(state, path) {
      const hash = createHash('sha256').update(state).digest('base64url').slice(0, 16)
      const url = `/state/${hash}${path === '/' ? '' : path}`
      states.set(url, state)
      return url
    },
    find: (path) => states.get(path) ?? null,
  }
}

/** The path of the page whose state a path names: a process without the state renders it again. null: of none. */
export function pageOfState(path: string): string | null {
  const found = STATE_PATH.exec(path)
  return found && (found.groups?.['page'] ?? '/')
}
