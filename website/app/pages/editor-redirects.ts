import type { Redirect } from '@beam/content/model/redirect.ts'

/**
 * The redirect from a path, percent-encoded or not, in any Unicode form. An exact match takes precedence over one in
 * lower case.
 */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const byPath = indexOf(redirects)
  const wanted = comparable(path)
  return byPath.get(wanted) ?? byPath.get(wanted.toLowerCase())
}

/** Each list is indexed once: every unknown URL is looked up in it. */
const indexed = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>()

function indexOf(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  const known = indexed.get(redirects)
  if (known) return known
  // Reversed: the first of several redirects wins, and a Map keeps the last.
  const byPath = new Map(redirects.toReversed().map((redirect) => [comparable(redirect.from), redirect]))
  indexed.set(redirects, byPath)
  return byPath
}

function comparable(path: string): string {
  return decoded(path)
    .normalize('NFC')
    .replace(/(?<=.)\/$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const HERE = 'http://here.invalid'

/** The target of a redirect for a `Location` header: percent-encoded. */
export function locationOf({ to }: Redirect): string {
  if (/^[\x21-\x7e]*$/.test(to)) return to
  const { origin, pathname, search, hash } = new URL(to, HERE)
  return (origin === HERE ? '' : origin) + pathname + search + hash
}
