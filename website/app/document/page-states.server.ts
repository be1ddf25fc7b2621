import { createHash } from 'node:crypto'

/**
 * The states of pages (read-state.server.ts), kept out of the pages' HTML: the words of a page stand in it once, and a
 * visitor who only reads never loads them twice.
 */
export interface PageStates {
  /** Keeps a page's state and answers the address of its script. */
  keep(state: string, path: string): string
  /** The script of that address, or null when it is no longer kept. */
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

/** Holds the page's own path too: whoever does not keep this state can make it again. */
function statePath(hash: string, path: string): string {
  return `/state/${hash}${path === '/' ? '' : path}`
}
