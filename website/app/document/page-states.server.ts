import { createHash } from 'node:crypto'

/**
 * What React needs to take over a page, kept out of the page's HTML: the words of a page stand in it once, and a
 * visitor who only reads never loads them twice.
 */
export interface PageStates {
  /** Takes the state out of a rendered document and puts a script's address in its place. */
  takeOut(html: string, path: string): string
  /** The script of that address, or null when it is no longer kept. */
  find(hash: string): string | null
}

/**
 * What React Router's <Scripts> streams behind the document: the loaders' answers, in pieces. The name is React Router's
 * own and promised by nobody: should it change, nothing matches and the document stays as React Router wrote it.
 */
const PIECE = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g
const KEPT = 256

export function createPageStates(): PageStates {
  const kept = new Map<string, string>()
  return {
    takeOut(html, path) {
      const pieces = [...html.matchAll(PIECE)].map(([, code]) => code).join('')
      if (pieces === '') return html
      const hash = createHash('sha256').update(pieces).digest('base64url').slice(0, 16)
      kept.delete(hash)
      kept.set(hash, pieces)
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '')
      let place = 0
      return html.replace(PIECE, () =>
        place++ === 0 ? `<script src="${statePath(hash, path)}"></script>` : '',
      )
    },
    find: (hash) => kept.get(hash) ?? null,
  }
}

/** Holds the page's own path too: whoever does not keep this state can make it again. */
function statePath(hash: string, path: string): string {
  return `/state/${hash}${path === '/' ? '' : path}`
}
