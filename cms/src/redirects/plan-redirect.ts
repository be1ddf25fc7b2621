import { normalizePath, normalizeTarget, pathOf } from './normalize-path.ts'

/** Redirects visitors from a path of this site to another path or URL. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** What a redirect must respect. */
export interface RedirectRules {
  /** Whether a page is published at a path, in lower case. */
  hasPage(path: string): boolean
  /** First path segments that belong to the site itself, e.g. 'api'. */
  readonly reservedSegments: readonly string[]
  /** The site's own URL, without a trailing slash: its URLs become paths. */
  readonly siteUrl: string
  /** Other hosts that a redirect may lead to. */
  readonly allowedHosts: readonly string[]
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
 * @param others all other published redirects.
 * @returns the normalized redirect with its final target; a problem when it is invalid, shadows a page or a URL of
 *   the site itself, leads to another site, or makes a loop.
 */
export function planRedirect<R extends Redirect>(
  requested: Redirect,
  others: readonly R[],
  rules: RedirectRules,
): Plan<R> | Problem {
  const from = normalizePath(requested.from)
  if (!from)
    return problem(
      'from',
      'An address on this site starts with a slash and contains no ? or #, e.g. /old-page.',
    )
  const shadowed = problemWithSource(from, rules)
  if (shadowed) return problem('from', shadowed)
  const to = normalizeTarget(requested.to, rules.siteUrl)
  if (!to) return problem('to', targetHelp(rules))
  const elsewhere = problemWithHost(to, rules)
  if (elsewhere) return problem('to', elsewhere)
  const target = finalTarget(to, others)
  if (target === null || leadsTo(target, from))
    return problem('to', `This would be a redirect loop: ${to} redirects back to ${from}.`)
  return { redirect: { from, to: target }, flattened: others.filter(({ to: other }) => leadsTo(other, from)) }
}

/** Tells a problem from a plan. */
export function isProblem(outcome: object): outcome is Problem {
  return 'message' in outcome
}

function problemWithSource(from: string, { hasPage, reservedSegments }: RedirectRules): string | null {
  const path = comparable(from)
  const [, segment = ''] = path.split('/')
  if (reservedSegments.includes(segment) || segment.startsWith('.'))
    return `The site itself uses addresses that begin with /${segment}.`
  return hasPage(path) ? `There is a page at ${path}. Move or unpublish it first.` : null
}

function problemWithHost(to: string, { allowedHosts }: RedirectRules): string | null {
  if (to.startsWith('/')) return null
  const { host } = new URL(to)
  return allowedHosts.includes(host)
    ? null
    : `Redirects lead to pages of this site. An administrator can allow ${host} in the setting REDIRECT_HOSTS.`
}

function targetHelp({ allowedHosts }: RedirectRules): string {
  const elsewhere = allowedHosts.length === 0 ? '' : `, or a complete address at ${allowedHosts.join(' or ')}`
  return `Enter an address on this site (/new-page)${elsewhere}.`
}

/** Follows a target through all redirects; null when they form a loop. */
function finalTarget(target: string, redirects: readonly Redirect[]): string | null {
  const seen = new Set<string>()
  let current = target
  for (;;) {
    const path = comparable(pathOf(current))
    const next = redirects.find(({ from }) => comparable(from) === path)
    if (!next) return current
    if (seen.has(path)) return null
    seen.add(path)
    current = next.to
  }
}

function leadsTo(target: string, from: string): boolean {
  return comparable(pathOf(target)) === comparable(from)
}

/** The site compares paths decoded and in any Unicode form, and finds pages and redirects in lower case, too. */
function comparable(path: string): string {
  return decoded(path).normalize('NFC').toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function problem(field: Problem['field'], message: string): Problem {
  return { field, message }
}
