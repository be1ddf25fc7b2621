/** Redirects visitors from a path of this site to another path or URL. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

export interface Problem {
  readonly field: 'from' | 'to'
  readonly message: string
}

interface Plan<R extends Redirect> {
  readonly redirect: Redirect
  /** Existing redirects to its source, which are to be updated to its target. */
  readonly flattened: readonly R[]
}

/**
 * Plans adding a redirect without creating chains or loops.
 *
 * @param others all other redirects.
 * @param hasPage whether a page is published at a path.
 * @returns the normalized redirect with its final target; a problem when it is invalid, hides a page or makes a loop.
 */
export function planRedirect<R extends Redirect>(
  requested: Redirect,
  others: readonly R[],
  hasPage: (path: string) => boolean,
): Plan<R> | Problem {
  const from = normalizePath(requested.from)
  const to = normalizeTarget(requested.to)
  if (!from)
    return problem(
      'from',
      'An address on this site starts with a slash and contains no ? or #, e.g. /old-page.',
    )
  if (!to)
    return problem('to', 'Enter an address on this site (/new-page) or a complete one elsewhere (https://…).')
  if (hasPage(from)) return problem('from', `There is a page at ${from}. Move or unpublish it first.`)
  const target = finalTarget(to, others)
  if (target === null || pathOf(target) === from)
    return problem('to', `This would be a redirect loop: ${to} redirects back to ${from}.`)
  return { redirect: { from, to: target }, flattened: others.filter((other) => pathOf(other.to) === from) }
}

export function isProblem(outcome: object): outcome is Problem {
  return 'message' in outcome
}

/** 'old-page/' → '/old-page'; null when it is no path of this site. */
function normalizePath(address: string): string | null {
  const path = `/${address
    .trim()
    .replace(/^\/(?!\/)/, '')
    .replace(/\/$/, '')}`
  return /^\/[^\s/?#\\][^\s?#\\]*$/.test(path) && !path.includes('//') ? path : null
}

function normalizeTarget(address: string): string | null {
  const target = address.trim()
  if (/^https?:\/\/[^\s/\\]+\S*$/i.test(target)) return target
  if (target === '/') return target
  if (!/^\/[^\s/\\][^\s\\]*$/.test(target)) return null
  return target.replace(/\/(?=$|[?#])/, '')
}

/** Follows a target through all redirects; null when they form a loop. */
function finalTarget(target: string, redirects: readonly Redirect[]): string | null {
  const seen = new Set<string>()
  let current = target
  for (;;) {
    const path = pathOf(current)
    const next = redirects.find(({ from }) => from === path)
    if (!next) return current
    if (seen.has(path)) return null
    seen.add(path)
    current = next.to
  }
}

/** An address without its query and fragment. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function problem(field: Problem['field'], message: string): Problem {
  return { field, message }
}
