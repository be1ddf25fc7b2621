import { comparablePath } from './comparable-path.ts'
import { RESERVED_SEGMENTS } from './reserved-segments.ts'
import { isWebUrl } from './safe-url.ts'

/** An old path and its new target. */
export interface Redirect {
  /** A path, e.g. '/about'. */
  readonly from: string
  /** A path or a full URL. */
  readonly to: string
  readonly permanent: boolean
}

/**
 * Why the site does not follow a redirect; null if it does. Redirects start at a URL that is not the site's own
 * and lead to a path of the site or to one of the allowed hosts (with the port if it is not the usual one).
 */
export function redirectProblem({ from, to }: Redirect, allowedHosts: readonly string[]): string | null {
  const segment = firstSegment(from)
  if (RESERVED.has(segment) || segment.startsWith('.'))
    return `starts at /${segment}, which the site uses itself`
  if (!isWebUrl(to)) return null
  const host = URL.parse(to)?.host ?? ''
  return allowedHosts.includes(host) ? null : `leads to ${host}, which REDIRECT_HOSTS does not allow`
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

/** In lower case: the site finds redirects from such paths, too. */
function firstSegment(path: string): string {
  const [, segment = ''] = path.split('/')
  return comparablePath(segment).toLowerCase()
}
