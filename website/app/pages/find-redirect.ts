import type { Redirect } from '@beam/content/model/redirect.ts'

/**
 * The redirect from a path, however either is written: percent-encoded or not, in any Unicode form. An exact match goes
 * before one in lower case.
 */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirect | undefined {
  const byPath = indexOf(redirects)
  const wanted = comparable(path)
  return byPath.get(wanted) ?? byPath.get(wanted.toLowerCase())
}

/** Each list is indexed once: every unknown address is looked up in it. */
const indexed = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>()

function indexOf(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  const known = indexed.get(redirects)
  if (known) return known
  // The first of several counts, and the last entry of a Map wins.
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

/** Where a redirect leads, as a `Location` header can say it: percent-encoded. */
export function locationOf({ to }: Redirect): string {
  if (/^[\x21-\x7e]*$/.test(to)) return to
  const { origin, pathname, search, hash } = new URL(to, HERE)
  return (origin === HERE ? '' : origin) + pathname + search + hash
}
