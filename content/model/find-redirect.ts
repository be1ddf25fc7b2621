import { comparablePath } from './comparable-path.ts'
import type { Redirect } from './redirect.ts'

type Source = Pick<Redirect, 'from'>

/**
 * The redirect from a path, percent-encoded or not, in any Unicode form. An exact match takes precedence over one in
 * lower case.
 */
export function findRedirect<R extends Source>(redirects: readonly R[], path: string): R | undefined {
  const byPath = indexOf(redirects)
  const wanted = comparablePath(path)
  return byPath.get(wanted) ?? byPath.get(wanted.toLowerCase())
}

/** Each list is indexed once: every unknown URL is looked up in it. */
const indexed = new WeakMap<readonly Source[], ReadonlyMap<string, Source>>()

function indexOf<R extends Source>(redirects: readonly R[]): ReadonlyMap<string, R> {
  // The map of a list was made from that very list, so its values are of the same type.
  const known = indexed.get(redirects) as ReadonlyMap<string, R> | undefined
  if (known) return known
  // Reversed: the first of several redirects wins, and a Map keeps the last.
  const byPath = new Map(
    redirects.toReversed().map((redirect) => [comparablePath(redirect.from), redirect] as const),
  )
  indexed.set(redirects, byPath)
  return byPath
}
