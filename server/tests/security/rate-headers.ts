/** The score of HTTP Observatory (algorithm 6) for a response's headers, by the rules for a site without cookies. */
interface Rating {
  readonly score: number
  /** Rules that cost points. */
  readonly remarks: readonly string[]
}

interface Rule {
  readonly name: string
  readonly points: (headers: Headers) => number
}

const BASE = 100
const HALF_A_YEAR_SECONDS = 15_552_000

/**
 * Names and points of mdn-http-observatory's `charts.js`. Redirection and preloading are omitted: they require a public
 * host. Scripts of our own origin neither cost nor earn points.
 */
const RULES: readonly Rule[] = [
  { name: 'csp-implemented-with-no-unsafe-default-src-none', points: ratePolicy },
  { name: 'cookies-not-found', points: (headers) => (headers.has('set-cookie') ? -20 : 0) },
  { name: 'cross-origin-resource-sharing-not-implemented', points: rateSharing },
  { name: 'hsts-implemented-max-age-at-least-six-months', points: rateStrictTransport },
  { name: 'referrer-policy-private', points: (headers) => (isPrivate(headers) ? 5 : -5) },
  {
    name: 'x-content-type-options-nosniff',
    points: (headers) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options-implemented-via-csp',
    points: (headers) => (policyOf(headers).get('frame-ancestors') === undefined ? -20 : 5),
  },
  {
    name: 'corp-implemented-with-same-origin',
    points: (headers) => (headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0),
  },
  {
    name: 'coop-implemented-with-same-origin',
    points: (headers) => (headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0),
  },
  {
    name: 'coep-implemented-with-credentialless',
    points: (headers) =>
      /^(?:credentialless|require-corp)$/u.test(headers.get('cross-origin-embedder-policy') ?? '') ? 10 : 0,
  },
]

export function rateHeaders(headers: Headers): Rating {
  const earned = RULES.map((rule) => ({ name: rule.name, points: rule.points(headers) }))
  return {
    score: earned.reduce((sum, { points }) => sum + points, BASE),
    remarks: earned.filter(({ points }) => points < 0).map(({ name }) => name),
  }
}

function policyOf(headers: Headers): ReadonlyMap<string, string> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim())
  return new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]))
}

function ratePolicy(headers: Headers): number {
  const policy = policyOf(headers)
  if (policy.size === 0 || !policy.has('default-src')) return -25
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ''
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ''
  if (isUnsafe(scripts)) return -20
  if (isUnsafe(styles)) return 0
  return policy.get('default-src') === "'none'" ? 10 : 5
}

function isUnsafe(sources: string): boolean {
  return /'unsafe-inline'|'unsafe-eval'|(?:^| )(?:data:|https?:|\*)(?: |$)/u.test(sources)
}

function rateSharing(headers: Headers): number {
  return headers.has('access-control-allow-origin') ? -50 : 0
}

function rateStrictTransport(headers: Headers): number {
  const seconds = Number(
    /max-age=(?<seconds>\d+)/u.exec(headers.get('strict-transport-security') ?? '')?.groups?.['seconds'] ?? 0,
  )
  return seconds >= HALF_A_YEAR_SECONDS ? 0 : -20
}

function isPrivate(headers: Headers): boolean {
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(
    headers.get('referrer-policy') ?? '',
  )
}
