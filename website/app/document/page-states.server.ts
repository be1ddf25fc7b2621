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
 * React Router streams the loaders' answers behind its own module script, in plain inline scripts without attributes.
 * Where none stand there the document stays as it was written.
 */
const MODULE = /<script type="module"[^>]*>[\s\S]*?<\/script>/
const PIECE = /<script>([\s\S]*?)<\/script>/g
const KEPT = 256

export function createPageStates(): PageStates {
  const kept = new Map<string, string>()
  return {
    takeOut(html, path) {
      const [before, behind] = cutBehindModule(html)
      const pieces = [...behind.matchAll(PIECE)].map(([, code]) => code).join('')
      if (pieces === '') return html
      const hash = createHash('sha256').update(pieces).digest('base64url').slice(0, 16)
      kept.delete(hash)
      kept.set(hash, pieces)
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '')
      let place = 0
      const address = `<script src="${statePath(hash, path)}"></script>`
      return before + behind.replace(PIECE, () => (place++ === 0 ? address : ''))
    },
    find: (hash) => kept.get(hash) ?? null,
  }
}

/** Holds the page's own path too: whoever does not keep this state can make it again. */
function statePath(hash: string, path: string): string {
  return `/state/${hash}${path === '/' ? '' : path}`
}

function cutBehindModule(html: string): [before: string, behind: string] {
  const module = MODULE.exec(html)
  const cut = module ? module.index + module[0].length : html.length
  return [html.slice(0, cut), html.slice(cut)]
}
