/** Leads visitors from an address of this site to another one. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

export interface Problem {
  readonly field: 'from' | 'to'
  readonly message: string
}

export interface Plan<R extends Redirect> {
  readonly redirect: Redirect
  /** Others that led to its start and now lead straight to its end. */
  readonly leadOn: readonly R[]
}

/**
 * What it takes to add a redirect to the others (itself not among them), so that nobody is ever led on twice or in a
 * circle. `hasPage` tells whether a page stands at an address.
 */
export function planRedirect<R extends Redirect>(
  wanted: Redirect,
  others: readonly R[],
  hasPage: (path: string) => boolean,
): Plan<R> | Problem {
  const from = cleanPath(wanted.from)
  const to = cleanTarget(wanted.to)
  if (!from)
    return problem('from', 'An address on this site starts with a slash and holds no ? or #, e.g. /old-page.')
  if (!to)
    return problem('to', 'Give an address on this site (/new-page) or a whole one elsewhere (https://…).')
  if (hasPage(from)) return problem('from', `A page stands at ${from}. Move or unpublish it first.`)
  const end = endOf(to, others)
  if (end === null || pathOf(end) === from)
    return problem('to', `Visitors would be led in a circle: ${to} leads back to ${from}.`)
  return { redirect: { from, to: end }, leadOn: others.filter((other) => pathOf(other.to) === from) }
}

export function isProblem(outcome: object): outcome is Problem {
  return 'message' in outcome
}

/** `/Old-Page/` as it is compared: one leading slash, none at the end; null when it is no such address. */
function cleanPath(address: string): string | null {
  const path = `/${address
    .trim()
    .replace(/^\/(?!\/)/, '')
    .replace(/\/$/, '')}`
  return /^\/[^\s/?#\\][^\s?#\\]*$/.test(path) && !path.includes('//') ? path : null
}

function cleanTarget(address: string): string | null {
  const target = address.trim()
  if (/^https?:\/\/[^\s/\\]+\S*$/i.test(target)) return target
  if (target === '/') return target
  if (!/^\/[^\s/\\][^\s\\]*$/.test(target)) return null
  return target.replace(/\/(?=$|[?#])/, '')
}

/** Where a target leads in the end; null when that is a circle. */
function endOf(target: string, redirects: readonly Redirect[]): string | null {
  const seen = new Set<string>()
  let end = target
  for (;;) {
    const path = pathOf(end)
    const next = redirects.find(({ from }) => from === path)
    if (!next) return end
    if (seen.has(path)) return null
    seen.add(path)
    end = next.to
  }
}

/** An address without query and anchor. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function problem(field: Problem['field'], message: string): Problem {
  return { field, message }
}
